import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { prepareDataFolder, wordsForFolder } from "./data-folder.ts";

let place: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), "fursa-folder-"));
});
afterEach(() => rmSync(place, { recursive: true }));

test.each([
  [
    { code: "ENOSPC" },
    "no room is left on the disk of the data folder /srv/fursa: make some, or set DATA_DIR to a folder elsewhere",
  ],
  [
    { code: "ERR_SQLITE_ERROR", errcode: 13 },
    "no room is left on the disk of the data folder /srv/fursa: make some, or set DATA_DIR to a folder elsewhere",
  ],
  [
    { code: "EACCES" },
    "not allowed to write in the data folder /srv/fursa: give it to the account that runs Fursa, or set DATA_DIR to another folder",
  ],
  [
    { code: "EROFS" },
    "the data folder /srv/fursa is on a disk that can only be read: make it writable, or set DATA_DIR to a folder elsewhere",
  ],
  [{ code: "ENOTDIR" }, "the data folder /srv/fursa is a file, or lies below one: set DATA_DIR to a folder"],
])("an unusable data folder is recognised: %j", (problem, words) => {
  expect(wordsForFolder(Object.assign(new Error("failed"), problem), "/srv/fursa")).toBe(words);
});

test("an error that isn't about the folder is not handled", () => {
  expect(wordsForFolder(new TypeError("x is undefined"), "/srv/fursa")).toBeNull();
});

test("a folder is created, tested, and left empty", () => {
  prepareDataFolder(join(place, "new/data"));
  expect(readdirSync(join(place, "new/data"))).toEqual([]);
});

test.skipIf(!mayMount()).each([
  ["ro", "can only be read", /^the data folder \S+ is on a disk that can only be read: /],
  ["size=32k", "is full", /^no room is left on the disk of the data folder \S+: /],
])("a disk (%s) that %s is recognised", (options, _, words) => {
  execFileSync("mount", ["-t", "tmpfs", "-o", options, "tmpfs", place]);
  try {
    expect(() => prepareDataFolder(join(place, "some/data"))).toThrow(words);
  } finally {
    execFileSync("umount", [place]);
  }
});

test("a file in the place of the folder is refused", () => {
  const file = join(place, "data");
  writeFileSync(file, "");
  for (const folder of [file, join(file, "below")]) {
    expect(() => prepareDataFolder(folder)).toThrow(
      `the data folder ${folder} is a file, or lies below one: set DATA_DIR to a folder`,
    );
  }
});

test.runIf(process.platform === "linux")("a path where no folder can be created is refused", () => {
  expect(() => prepareDataFolder("/proc/x")).toThrow(
    "the data folder /proc/x can't be created there: set DATA_DIR to another folder",
  );
});

/** Needs root, and isn't possible in every container. */
function mayMount(): boolean {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return false;
  const folder = mkdtempSync(join(tmpdir(), "fursa-mount-"));
  const isMounted = spawnSync("mount", ["-t", "tmpfs", "tmpfs", folder]).status === 0;
  if (isMounted) spawnSync("umount", [folder]);
  rmSync(folder, { recursive: true });
  return isMounted;
}
