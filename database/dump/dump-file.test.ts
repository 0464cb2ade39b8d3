import { mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { Encrypter, generateIdentity, identityToRecipient } from "age-encryption";
import { afterAll, describe, expect, test } from "vitest";
import { allOf } from "#tests/support/all-of.ts";
import { readDumpFile, writeDumpFile } from "./dump-file.ts";
import { splitLines } from "./lines.ts";

const folder = mkdtempSync(join(tmpdir(), "fursa-dump-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const key = "mangoes in november";
/**
 * Random texts that hardly compress, so that there are several encrypted chunks, with characters that other readers
 * treat as line breaks.
 */
const lines = Array.from({ length: 20_000 }, (_, index) => `{"row":"${Math.sin(index)} \u2028 Ama\r"}`);

async function* chunks() {
  for (let from = 0; from < lines.length; from += 7) yield `${lines.slice(from, from + 7).join("\n")}\n`;
}

async function writeTestFile(name: string, encryptedWith: string | undefined = key) {
  const file = join(folder, name);
  await writeDumpFile(chunks(), { file, key: encryptedWith });
  return file;
}

/** No key is null: undefined would mean the default. */
const read = (file: string, usedKey: string | null = key) =>
  allOf(readDumpFile({ file, key: usedKey ?? undefined }));

describe("a backup", () => {
  test("is read back as it was written, encrypted or not, and is readable by its owner only", async () => {
    const encrypted = await writeTestFile("encrypted");
    expect(await read(encrypted)).toEqual(lines);
    const plain = join(folder, "plain");
    await writeDumpFile(chunks(), { file: plain, key: undefined });
    expect(await read(plain, null)).toEqual(lines);
    for (const file of [encrypted, plain]) expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  test("that is encrypted is an age file that reveals none of its rows", async () => {
    const file = await writeTestFile("hidden");
    const content = readFileSync(file);
    expect(content.toString("latin1")).toMatch(/^age-encryption\.org\/v1\n-> scrypt /);
    expect(content.includes("Ama")).toBe(false);
    await expect(read(file, null)).rejects.toThrow(/^the backup is encrypted: set BACKUP_KEY/);
    await expect(read(file, "papayas in november")).rejects.toThrow(/^BACKUP_KEY is not the key/);
  });

  test("that is not encrypted, or for another key, is refused if a key is set", async () => {
    const plain = join(folder, "unencrypted");
    await writeDumpFile(chunks(), { file: plain, key: undefined });
    await expect(read(plain)).rejects.toThrow(
      /^the backup is not encrypted, so anybody could have written it/,
    );
    const forRecipient = new Encrypter();
    forRecipient.addRecipient(await identityToRecipient(await generateIdentity()));
    writeFileSync(plain, await forRecipient.encrypt(gzipSync(`${lines[0]}\n`)));
    await expect(read(plain)).rejects.toThrow(/^BACKUP_KEY is not the key/);
  });

  test("that is truncated anywhere is refused", async () => {
    const encrypted = await writeTestFile("cut");
    const plain = join(folder, "cut-plain");
    await writeDumpFile(chunks(), { file: plain, key: undefined });
    for (const [file, usedKey] of [
      [encrypted, key],
      [plain, null],
    ] as const) {
      const { size } = statSync(file);
      for (const left of [size - 1, Math.floor(size / 2), 30]) {
        truncateSync(file, left);
        await expect(read(file, usedKey)).rejects.toThrow(/is damaged/);
      }
    }
  });

  test("that was altered is refused: a byte changed, chunks swapped, a chunk added", async () => {
    const file = await writeTestFile("changed");
    const content = readFileSync(file);
    const start = content.indexOf("\n", content.indexOf("\n---") + 1) + 1 + 16;
    const chunk = (at: number) => content.subarray(start + at * 65_552, start + (at + 1) * 65_552);
    const flipped = Buffer.from(content);
    flipped.writeUInt8(flipped.readUInt8(content.length - 1000) ^ 1, content.length - 1000);
    const swapped = Buffer.concat([
      content.subarray(0, start),
      chunk(1),
      chunk(0),
      content.subarray(start + 2 * 65_552),
    ]);
    for (const changed of [flipped, swapped, Buffer.concat([content, chunk(0)])]) {
      writeFileSync(file, changed);
      await expect(read(file)).rejects.toThrow("the backup is damaged or incomplete");
    }
  });

  test("can't be another, empty or missing file: the error names it", async () => {
    const file = join(folder, "other");
    for (const content of ["PGDMP", "", "x"]) {
      writeFileSync(file, content);
      await expect(read(file)).rejects.toThrow(`${file} is not a backup of Fursa`);
    }
    await expect(read(`${file}s`)).rejects.toThrow(`${file}s can't be read`);
  });

  test("that fails leaves nothing behind", async () => {
    const file = join(folder, "failed");
    const failing = async function* () {
      yield "{}\n";
      throw new Error("the database is away");
    };
    await expect(writeDumpFile(failing(), { file, key })).rejects.toThrow("the database is away");
    expect(() => statSync(file)).toThrow();
    expect(() => statSync(`${file}.part`)).toThrow();
  });

  test("that would fill the disk is refused, in one line or in many", async () => {
    const file = join(folder, "bomb");
    writeFileSync(file, gzipSync(Buffer.alloc(120_000_000, "a")));
    await expect(read(file, null)).rejects.toThrow("a line longer than any row");
    writeFileSync(file, gzipSync(Buffer.alloc(120_000_000, `{"a":"${"a".repeat(1000)}"}\n`)));
    await expect(read(file, null)).rejects.toThrow("far beyond the size of its file");
  });
});

test("a line may be as long as the limit", async () => {
  const splitAtTen = async (...given: string[]) => {
    async function* some() {
      yield* given;
    }
    return allOf(splitLines(some(), 10));
  };
  expect(await splitAtTen("12345", "67890\n12", "34567890")).toEqual(["1234567890", "1234567890"]);
  await expect(splitAtTen("12345", "678901", "\n")).rejects.toThrow("a line longer than");
});
