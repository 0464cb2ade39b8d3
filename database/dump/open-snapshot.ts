import { readingAll } from "../connection/open-postgres.ts";
import { type Database, DatabaseUnavailable } from "../database.ts";
import { hasEmbedded } from "../embedded/embedded-postgres.ts";
import { asOwner, type DatabaseLocation, withOwnerUrl } from "../open-database.ts";

type SnapshotWork<Result> = (db: Database) => Promise<Result>;

/** Runs `work` on a consistent snapshot of the database, while others go on writing. */
export async function withSnapshot<Result>(
  where: DatabaseLocation,
  work: SnapshotWork<Result>,
): Promise<Result> {
  if (!where.url && !hasEmbedded(where.dataDir))
    throw new DatabaseUnavailable(`there is no database in ${where.dataDir}`);
  return withOwnerUrl(where, (url) => readingAll(url, work));
}

/** Runs `work` in one transaction of the owner: all or nothing. */
export const inOneTransaction = <Result>(
  where: DatabaseLocation,
  work: SnapshotWork<Result>,
): Promise<Result> => asOwner(where, (db) => db.transaction(work));
