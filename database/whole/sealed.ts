import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from "node:crypto";
import { Transform } from "node:stream";
import { CannotBring } from "./write-whole.ts";

/** Bytes of one piece: each is proven by itself, so that nothing is used that was not. */
const pieceSize = 64 * 1024;
const tagSize = 16;
const lengthSize = 4;
const cipher = "aes-256-gcm";

export const makeSalt = () => randomBytes(16).toString("hex");

/** What the words an operator chose become: slow on purpose, since words can be guessed. */
const keyFrom = (words: string, salt: string) => scryptSync(words, Buffer.from(salt, "hex"), 32);

/** Each piece has its number, and the last one says so: none can be left out, put elsewhere or added. */
function nonce(piece: number, isLast: boolean): Buffer {
  const bytes = Buffer.alloc(12);
  bytes.writeUInt8(isLast ? 1 : 0, 0);
  bytes.writeBigUInt64BE(BigInt(piece), 4);
  return bytes;
}

/** Seals what passes through. The head stands before it in plain words, and is proven with it. */
export function seal(words: string, salt: string, head: Buffer): Transform {
  const key = keyFrom(words, salt);
  let waiting = Buffer.alloc(0);
  let piece = 0;
  const sealPiece = (content: Buffer, isLast: boolean) => {
    const sealing = createCipheriv(cipher, key, nonce(piece++, isLast)).setAAD(head);
    const length = Buffer.alloc(lengthSize);
    length.writeUInt32BE(content.length);
    return Buffer.concat([length, sealing.update(content), sealing.final(), sealing.getAuthTag()]);
  };
  return new Transform({
    transform(chunk: Buffer, _, done) {
      waiting = Buffer.concat([waiting, chunk]);
      while (waiting.length > pieceSize) {
        this.push(sealPiece(waiting.subarray(0, pieceSize), false));
        waiting = waiting.subarray(pieceSize);
      }
      done();
    },
    flush(done) {
      this.push(sealPiece(waiting, true));
      done();
    },
  });
}

/** Opens what `seal` sealed, piece by piece, and lets nothing through that is not as it was. */
export function unseal(words: string, salt: string, head: Buffer): Transform {
  const key = keyFrom(words, salt);
  let waiting = Buffer.alloc(0);
  let piece = 0;
  let isOver = false;
  const openPiece = (content: Buffer, tag: Buffer, isLast: boolean) => {
    const opening = createDecipheriv(cipher, key, nonce(piece, isLast)).setAAD(head).setAuthTag(tag);
    try {
      return Buffer.concat([opening.update(content), opening.final()]);
    } catch {
      return null;
    }
  };
  return new Transform({
    transform(chunk: Buffer, _, done) {
      waiting = Buffer.concat([waiting, chunk]);
      while (waiting.length >= lengthSize) {
        const length = waiting.readUInt32BE();
        if (length > pieceSize || isOver) return done(new CannotBring(damaged));
        const end = lengthSize + length + tagSize;
        if (waiting.length < end) break;
        const content = waiting.subarray(lengthSize, lengthSize + length);
        const tag = waiting.subarray(lengthSize + length, end);
        let opened = openPiece(content, tag, false);
        if (!opened) {
          opened = openPiece(content, tag, true);
          isOver = true;
        }
        if (!opened) return done(new CannotBring(piece === 0 ? wrongKey : damaged));
        piece += 1;
        this.push(opened);
        waiting = waiting.subarray(end);
      }
      done();
    },
    flush(done) {
      done(isOver && waiting.length === 0 ? null : new CannotBring(cutOff));
    },
  });
}

const wrongKey = "BACKUP_KEY is not the key that the backup was sealed with, or its first piece is damaged";
const damaged = "the backup is damaged: a piece of it is not as it was sealed";
const cutOff = "the backup ends in the middle";
