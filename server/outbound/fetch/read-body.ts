import { type Readable, Transform, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { lookUp } from "#app/shared/forms/lookup.ts";

export class TooLarge extends Error {}
export class UnknownEncoding extends Error {}

const decoders: Record<string, () => NodeJS.ReadWriteStream> = {
  gzip: createGunzip,
  "x-gzip": createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/**
 * Reads and decompresses a body as it arrives, and stops at the limit, so that a small file can't unpack into
 * gigabytes.
 */
export async function readBody(body: Readable, encoding: string, limit: number): Promise<Uint8Array> {
  const coded = encoding
    .toLowerCase()
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name && name !== "identity");
  const unpack = coded.reverse().map((name) => lookUp(decoders, name));
  if (unpack.length > 2 || unpack.includes(undefined)) {
    body.destroy();
    throw new UnknownEncoding(encoding);
  }
  const chunks: Uint8Array[] = [];
  await pipeline([
    body,
    stopAt(limit),
    ...unpack.flatMap((decoder) => (decoder ? [decoder()] : [])),
    stopAt(limit),
    new Writable({
      write(chunk: Uint8Array, _, done) {
        chunks.push(chunk);
        done();
      },
    }),
  ]);
  return Buffer.concat(chunks);
}

function stopAt(limit: number): Transform {
  let total = 0;
  return new Transform({
    transform(chunk: Uint8Array, _, done) {
      total += chunk.length;
      if (total > limit) done(new TooLarge());
      else done(null, chunk);
    },
  });
}
