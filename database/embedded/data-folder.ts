import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import { DatabaseUnavailable } from "../database.ts";

/** What a folder must allow before PostgreSQL is started. */
const aLittle = Buffer.alloc(64 * 1024, "Fursa");
/** Bytes. With less, PostgreSQL can't create its next WAL segment. */
const nearlyNothing = 16 * 1024 * 1024;

/** Creates the data folder if it is missing, and checks that it is writable before anything depends on it. */
export function prepareDataFolder(dataDir: string): void {
  try {
    makeFolder(resolve(dataDir));
    const probe = join(dataDir, `.probe-${process.pid}`);
    try {
      const file = openSync(probe, "w");
      try {
        writeFileSync(file, aLittle);
        fsyncSync(file);
      } finally {
        closeSync(file);
      }
    } finally {
      rmSync(probe, { force: true });
    }
  } catch (problem) {
    const words = wordsForFolder(problem, dataDir);
    throw words ? new DatabaseUnavailable(words) : problem;
  }
}

/** One by one: on a read-only disk, Node's recursive mode reports that there is no such folder. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (problem) {
    // Another process has created it meanwhile.
    if ((problem as NodeJS.ErrnoException).code !== "EEXIST") throw problem;
  }
}

/** Why a folder can't be used, by the operating system's error code; null for other errors. */
export function wordsForFolder(problem: unknown, dataDir: string): string | null {
  const { code, errcode, syscall } = problem as { code?: string; errcode?: number; syscall?: string };
  // SQLite, which holds the lock, has its own error codes: 8 is read-only, 13 is full.
  if (code === "ENOSPC" || code === "EDQUOT" || code === "53100" || errcode === 13)
    return `no room is left on the disk of the data folder ${dataDir}: make some, or set DATA_DIR to a folder elsewhere`;
  if (code === "EACCES" || code === "EPERM")
    return `not allowed to write in the data folder ${dataDir}: give it to the account that runs Fursa, or set DATA_DIR to another folder`;
  if (code === "EROFS" || errcode === 8)
    return `the data folder ${dataDir} is on a disk that can only be read: make it writable, or set DATA_DIR to a folder elsewhere`;
  if (code === "ENOENT" && syscall === "mkdir")
    return `the data folder ${dataDir} can't be created there: set DATA_DIR to another folder`;
  if (code === "ENOTDIR" || code === "EEXIST")
    return `the data folder ${dataDir} is a file, or lies below one: set DATA_DIR to a folder`;
  return null;
}

/** True if the disk has less space than needed: the likely cause if PostgreSQL reports none. */
export function isDiskFull(dataDir: string, needed = nearlyNothing): boolean {
  try {
    const { bavail, bsize } = statfsSync(dataDir);
    return bavail * bsize < needed;
  } catch {
    return false;
  }
}
