import { createReadStream, createWriteStream } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { ReadableStream } from "node:stream/web";
import { createGunzip, createGzip } from "node:zlib";
import { Decrypter, Encrypter } from "age-encryption";
import { splitLines } from "./lines.ts";
import { RestoreRefused } from "./refused.ts";

/** The first line of every age file (https://age-encryption.org/v1). */
const ageIntro = "age-encryption.org/v1\n";
const gzipMagic = Buffer.from([0x1f, 0x8b]);
/**
 * log2 of the rounds: 32 MB. age's default of 18 takes 256 MB, which a small server doesn't have next to its database.
 */
const scryptWorkFactor = 15;
/** A backup shrinks to about a fifth. A file beyond both limits was made to fill the disk. */
const mostTimesLarger = 200;
const freeBytes = 100_000_000;

interface DumpFile {
  file: string;
  key: string | undefined;
}

/** Writes a dump into a file: gzip, and age if there is a key. The file gets its name once it is complete. */
export async function writeDumpFile(lines: AsyncIterable<string>, { file, key }: DumpFile): Promise<void> {
  const partial = `${file}.part`;
  try {
    await pipeline(
      Readable.from(lines, { objectMode: false }),
      createGzip({ level: 4 }),
      encrypt(key),
      createWriteStream(partial, { mode: 0o600, flush: true }),
    );
    await rename(partial, file);
  } catch (problem) {
    await rm(partial, { force: true });
    throw problem;
  }
}

/** The lines of a dump. With a key, only a file that was encrypted with it is read. */
export async function* readDumpFile({ file, key }: DumpFile): AsyncGenerator<string> {
  const { isEncrypted, size } = await inspect(file);
  if (isEncrypted && !key)
    throw new RestoreRefused("the backup is encrypted: set BACKUP_KEY to the key it was made with");
  if (key && !isEncrypted)
    throw new RestoreRefused(
      "the backup is not encrypted, so anybody could have written it: BACKUP_KEY is set, and only what was encrypted with it is restored",
    );
  const content = createGunzip();
  const reading = pipeline(createReadStream(file), decrypt(key), content);
  reading.catch(() => undefined);
  try {
    yield* splitLines(withinRatio(content, size));
  } catch (problem) {
    const { code } = problem as NodeJS.ErrnoException;
    throw code?.startsWith("Z_") ? new RestoreRefused(damaged) : problem;
  } finally {
    content.destroy();
  }
  await reading;
}

/** Nothing of the file is used before its first line was read and parsed. */
export async function readFirstLine(lines: AsyncGenerator<string>): Promise<string | undefined> {
  const { value, done } = await lines.next();
  return done ? undefined : value;
}

async function inspect(file: string) {
  const handle = await open(file).catch(() => {
    throw new RestoreRefused(`${file} can't be read`);
  });
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(ageIntro.length), 0, ageIntro.length, 0);
    const start = buffer.subarray(0, bytesRead);
    const isEncrypted = start.toString("latin1") === ageIntro;
    if (!isEncrypted && !start.subarray(0, 2).equals(gzipMagic))
      throw new RestoreRefused(`${file} is not a backup of Fursa`);
    return { isEncrypted, size: (await handle.stat()).size };
  } finally {
    await handle.close();
  }
}

type Chunks = AsyncIterable<Uint8Array>;

const toWebStream = (source: Chunks) => ReadableStream.from(source) as globalThis.ReadableStream<Uint8Array>;

const encrypt = (key: string | undefined) =>
  async function* (source: Chunks): Chunks {
    if (!key) return yield* source;
    const encrypter = new Encrypter();
    encrypter.setPassphrase(key);
    encrypter.setScryptWorkFactor(scryptWorkFactor);
    yield* await encrypter.encrypt(toWebStream(source));
  };

const decrypt = (key: string | undefined) =>
  async function* (source: Chunks): Chunks {
    if (!key) return yield* source;
    const decrypter = new Decrypter();
    decrypter.addPassphrase(key);
    const content = await decrypter.decrypt(toWebStream(source)).catch(() => {
      throw new RestoreRefused(
        "BACKUP_KEY is not the key that the backup was encrypted with, or its start is damaged",
      );
    });
    try {
      yield* content;
    } catch {
      throw new RestoreRefused(damaged);
    }
  };

async function* withinRatio(content: Chunks, size: number): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of content) {
    bytes += chunk.length;
    if (bytes > freeBytes && bytes > mostTimesLarger * size)
      throw new RestoreRefused(
        "the backup grows far beyond the size of its file: it is made to fill the disk",
      );
    yield chunk as Buffer;
  }
}

const damaged = "the backup is damaged or incomplete";
