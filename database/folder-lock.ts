import { DatabaseSync } from "node:sqlite";

/**
 * Holds a folder for this process alone. Node has no file locks, SQLite has: the operating system lets go of one when
 * its process ends, however it ends, so a lock is never left behind.
 */
export function lockFolder(folder: string): { release(): void } | null {
  const file = new DatabaseSync(`${folder}.lock`);
  try {
    file.exec("pragma locking_mode = exclusive; begin exclusive");
    return { release: () => file.close() };
  } catch {
    file.close();
    return null;
  }
}
