import { mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { allOf } from "#tests/support/all-of.ts";
import { fingerprintOf, readBackup, readHead, writeBackup } from "./backup-file.ts";

const folder = mkdtempSync(join(tmpdir(), "fursa-backup-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const key = "mangoes in november";
const secret = "a-secret-of-thirty-two-characters-or-more";
const now = new Date("2026-11-16T09:00:00Z");
/** Not to be packed, so that there are several sealed pieces, and with what other readers take for the end of a line. */
const lines = Array.from({ length: 20_000 }, (_, index) => `{"row":"${Math.sin(index)} \u2028 Ama\r"}`);

async function* pieces() {
  for (let from = 0; from < lines.length; from += 7) yield `${lines.slice(from, from + 7).join("\n")}\n`;
}

async function aBackup(name: string, sealedWith: string | undefined = key) {
  const file = join(folder, name);
  await writeBackup(pieces(), { file, key: sealedWith, secret, now });
  return file;
}

const read = async (file: string, openedWith: string | undefined = key) =>
  allOf(readBackup({ file, key: openedWith }));

describe("a backup", () => {
  test.each([key, undefined])("is read as it was written, with the key %s", async (used) => {
    const file = await aBackup("whole", used);
    expect(await read(file, used)).toEqual(lines);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await readHead(file)).toMatchObject({
      madeAt: "2026-11-16T09:00:00.000Z",
      secret: fingerprintOf(secret),
    });
    expect(readFileSync(file, "latin1")).not.toContain(secret);
  });

  test("that is sealed shows none of its rows, and says so to who has no key or another", async () => {
    const file = await aBackup("sealed");
    expect(readFileSync(file).includes("Ama")).toBe(false);
    await expect(allOf(readBackup({ file, key: undefined }))).rejects.toThrow(
      /^the backup is sealed: set BACKUP_KEY/,
    );
    await expect(read(file, "papayas in november")).rejects.toThrow(/^BACKUP_KEY is not the key/);
  });

  test.each([key, undefined])(
    "that was cut off anywhere is not taken for a whole one (key %s)",
    async (used) => {
      const file = await aBackup("cut", used);
      const { size } = statSync(file);
      for (const left of [size - 1, Math.floor(size / 2), 400]) {
        truncateSync(file, left);
        await expect(read(file, used)).rejects.toThrow(/ends in the middle|is damaged/);
      }
    },
  );

  test("that somebody changed is refused, in its rows and in its first line", async () => {
    const file = await aBackup("changed");
    const content = readFileSync(file);
    const changed = Buffer.from(content);
    const place = changed.length - 1000;
    changed.writeUInt8(changed.readUInt8(place) ^ 1, place);
    writeFileSync(file, changed);
    await expect(read(file)).rejects.toThrow(/^the backup is damaged/);
    writeFileSync(file, content.toString("latin1").replace("2026-11-16T09", "2026-11-16T10"), "latin1");
    await expect(read(file)).rejects.toThrow(/^BACKUP_KEY is not the key|damaged/);
  });

  test("is nothing else: another file and a file that is not there are named", async () => {
    const file = join(folder, "other");
    writeFileSync(file, "PGDMP");
    await expect(readHead(file)).rejects.toThrow(`${file} is no backup of Fursa`);
    await expect(readHead(`${file}s`)).rejects.toThrow(`${file}s can't be read`);
  });

  test("that could not be made leaves nothing behind", async () => {
    const file = join(folder, "failed");
    const failing = async function* () {
      yield "{}\n";
      throw new Error("the database is away");
    };
    await expect(writeBackup(failing(), { file, key, secret, now })).rejects.toThrow("the database is away");
    expect(() => statSync(file)).toThrow();
    expect(() => statSync(`${file}.part`)).toThrow();
  });
});
