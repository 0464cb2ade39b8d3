import { cpSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Names the folder that servers of this run begin with a copy of: see `seeded-folder.ts`. */
export const seededFolder = "FURSA_SEEDED_FOLDER";

/** The file in it that holds what the server said which made it. */
export const firstWords = "first-words";

/** A new data folder, seeded where there is one to copy from. */
export function newDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "fursa-data-"));
  const seeded = process.env[seededFolder];
  if (seeded) cpSync(seeded, folder, { recursive: true });
  return folder;
}
