import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Database, DatabaseUnavailable } from "../database.ts";
import { askForCopy } from "../folder-door.ts";
import { lockFolder } from "../folder-lock.ts";
import { asOwner, type Whereabouts } from "../open-database.ts";

type Work<Result> = (db: Database) => Promise<Result>;

/** Runs `work` on a consistent snapshot of the database, while others go on writing. */
export async function withSnapshot<Result>(where: Whereabouts, work: Work<Result>): Promise<Result> {
  if (where.url) {
    const { readingAll } = await import("../open-postgres.ts");
    return readingAll(where.ownerUrl ?? where.url, work);
  }
  const folder = join(where.dataDir, "pglite");
  if (!existsSync(folder)) throw new DatabaseUnavailable(`there is no database in ${where.dataDir}`);
  const lock = lockFolder(folder);
  lock?.release();
  if (lock) return inOneTransaction(where, work);
  // The built-in database is one session: reading all of it would keep everyone waiting. Copying its files takes less than a second.
  const copy = mkdtempSync(join(tmpdir(), "fursa-copy-"));
  try {
    await askForCopy(where.dataDir, join(copy, "pglite"));
    return await inOneTransaction({ dataDir: copy }, work);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** Runs `work` in one transaction of the owner: all or nothing. */
export const inOneTransaction = <Result>(where: Whereabouts, work: Work<Result>): Promise<Result> =>
  asOwner(where, (db) => db.transaction(work));
