import { createHmac } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { z } from "zod";
import { linesOf } from "./lines.ts";
import { makeSalt, seal, unseal } from "./sealed.ts";
import { CannotBring } from "./write-whole.ts";

const longestHead = 4096;

/** The first line of a backup, in plain words. */
const head = z.object({
  fursa: z.literal("backup"),
  form: z.literal(1),
  madeAt: z.iso.datetime(),
  /** Tells whether a secret is the one that the rows were written with, and nothing else about it. */
  secret: z.string(),
  salt: z.string().nullable(),
});

export const fingerprintOf = (secret: string) =>
  createHmac("sha256", secret).update("the secret of a backup").digest("hex").slice(0, 16);

interface Backup {
  file: string;
  key: string | undefined;
}

/** Writes lines into a file, packed, and sealed where there is a key. The file has its name only when it is whole. */
export async function writeBackup(
  lines: AsyncIterable<string>,
  { file, key, secret, now }: Backup & { secret: string; now: Date },
): Promise<void> {
  const salt = key ? makeSalt() : null;
  const first = { fursa: "backup", form: 1, madeAt: now.toISOString(), secret: fingerprintOf(secret), salt };
  const plain = Buffer.from(`${JSON.stringify(first)}\n`);
  const unfinished = `${file}.part`;
  try {
    const target = createWriteStream(unfinished, { mode: 0o600, flush: true });
    target.write(plain);
    await pipeline(
      Readable.from(lines, { objectMode: false }),
      createGzip({ level: 4 }),
      key && salt ? seal(key, salt, plain) : passing(),
      target,
    );
    await rename(unfinished, file);
  } catch (problem) {
    await rm(unfinished, { force: true });
    throw problem;
  }
}

/** What a backup says of itself, before anything is done with it. */
export async function readHead(file: string) {
  const handle = await open(file).catch(() => {
    throw new CannotBring(`${file} can't be read`);
  });
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(longestHead), 0, longestHead, 0);
    const end = buffer.subarray(0, bytesRead).indexOf("\n");
    const plain = buffer.subarray(0, end + 1);
    const read = head.safeParse(asJson(plain.toString()));
    if (!read.success) throw new CannotBring(`${file} is no backup of Fursa`);
    return { ...read.data, plain };
  } finally {
    await handle.close();
  }
}

/** The lines of a backup. */
export async function* readBackup({ file, key }: Backup): AsyncGenerator<string> {
  const { salt, plain } = await readHead(file);
  if (salt && !key) throw new CannotBring("the backup is sealed: set BACKUP_KEY to the key it was made with");
  const content = createGunzip();
  const reading = pipeline(
    createReadStream(file, { start: plain.length }),
    key && salt ? unseal(key, salt, plain) : passing(),
    content,
  );
  reading.catch(() => undefined);
  try {
    yield* linesOf(content);
  } finally {
    content.destroy();
  }
  await reading.catch((problem: NodeJS.ErrnoException) => {
    throw problem.code?.startsWith("Z_")
      ? new CannotBring("the backup is damaged, or ends in the middle")
      : problem;
  });
}

const passing = () => new Transform({ transform: (chunk, _, done) => done(null, chunk) });

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
