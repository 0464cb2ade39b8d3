import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";

export interface FileLock {
  release(): void;
}

const busy = 5;

/**
 * Locks a file for this process alone, or shared with others that only share it. Returns null if another process
 * holds it. Node has no file locks, but SQLite has: the operating system releases one when its process ends, however
 * it ends.
 */
export function lockFile(path: string, kind: "exclusive" | "shared"): FileLock | null {
  const file = new DatabaseSync(path, { timeout: 0 });
  try {
    file.exec(kind === "exclusive" ? "begin exclusive" : "begin; select count(*) from sqlite_schema");
    return { release: () => file.isOpen && file.close() };
  } catch (problem) {
    file.close();
    if ((problem as { errcode?: number }).errcode === busy) return null;
    throw problem;
  }
}

/** Waits for the lock, at most `longest` milliseconds. Resolves to null if it is not free by then. */
export async function waitForLock(
  path: string,
  kind: "exclusive" | "shared",
  longest: number,
): Promise<FileLock | null> {
  for (const end = performance.now() + longest; ; await wait(50)) {
    const lock = lockFile(path, kind);
    if (lock || performance.now() > end) return lock;
  }
}
