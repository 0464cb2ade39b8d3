// Loaded with `--import` into servers of a test, and by scripts that create accounts for them: hashing a password
// takes a tenth of a second on purpose, and the tests sign in hundreds of times. The product itself has no setting
// for this. Benchmarks use real hashing.
import crypto, { type BinaryLike, type ScryptOptions } from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import threads, { type WorkerOptions } from "node:worker_threads";

const { scryptSync } = crypto;

if (!process.env.FURSA_REAL_PASSWORDS) {
  Object.assign(crypto, {
    scryptSync: (password: BinaryLike, salt: BinaryLike, length: number, options: ScryptOptions) =>
      scryptSync(password, salt, length, { ...options, N: 16 }),
  });

  /** A worker thread starts with Node's own functions and doesn't inherit `--import`. */
  Object.assign(threads, {
    Worker: class extends threads.Worker {
      constructor(file: string | URL, options: WorkerOptions = {}) {
        const { execArgv = process.execArgv } = options;
        const isOurs = /\/app\/.*\.ts$/.test(String(file));
        super(
          file,
          isOurs ? { ...options, execArgv: [...execArgv, `--import=${import.meta.url}`] } : options,
        );
      }
    },
  });
  syncBuiltinESMExports();
}
