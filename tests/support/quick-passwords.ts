// Loaded with `--import` into servers of a test, and by whoever makes accounts for them: the product takes a tenth of a second for each
// password on purpose, and the tests sign in hundreds of times. The product itself has no setting for this.
import crypto, { type BinaryLike, type ScryptOptions } from "node:crypto";
import { syncBuiltinESMExports } from "node:module";

const { scrypt } = crypto;
type Done = (problem: Error | null, key: Buffer) => void;

Object.assign(crypto, {
  scrypt: (password: BinaryLike, salt: BinaryLike, length: number, options: ScryptOptions, done: Done) =>
    scrypt(password, salt, length, { ...options, N: 16 }, done),
});
syncBuiltinESMExports();
