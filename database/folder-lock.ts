import { DatabaseSync } from "node:sqlite";

const busy = 5;

/**
 * Holds a folder for this process alone. Node has no file locks, SQLite has: the operating system lets go of one when
 * its process ends, however it ends, so a lock is never left behind. Null means that another process holds it.
 */
export function lockFolder(folder: string): { release(): void } | null {
  const file = new DatabaseSync(`${folder}.lock`);
  try {
    file.exec("pragma locking_mode = exclusive; begin exclusive");
    return { release: () => file.close() };
  } catch (problem) {
    file.close();
    if ((problem as { errcode?: number }).errcode === busy) return null;
    throw problem;
  }
}
