import { sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { queryRows } from "../query-rows.ts";
import { databaseOf } from "../viewer.ts";
import type { TableVersions } from "./table-versions.ts";

/** The tables that search reads. */
export const catalogueTables = [
  "scholarships",
  "colleges",
  "internships",
  "search_synonyms",
  "image_copies",
  "currency_rates",
] as const;
/** The tables that the course finder reads: thousands of rows that rarely change. */
export const courseTables = ["programmes", "programme_sources"] as const;

type MemoizedTables = typeof catalogueTables | typeof courseTables;
type VersionByTables = ReadonlyMap<MemoizedTables, string>;

const versionsOf = new WeakMap<Database, TableVersions>();
const fixed = new WeakMap<Database, VersionByTables>();

/** Allows memoizing results that were read from this database. */
export const countVersions = (database: Database, versions: TableVersions) =>
  void versionsOf.set(database, versions);

export const presentVersions = (versions: TableVersions): VersionByTables =>
  new Map([catalogueTables, courseTables].map((tables) => [tables, versions.version(tables)]));

/** Fixes the versions that a transaction on a replica sees: later changes may not have arrived there. */
export const fixVersions = (transaction: Database, versions: VersionByTables) =>
  void fixed.set(transaction, versions);

/**
 * A text that changes with the tables. Read it before the rows that you memoize under it. Null if nothing may be
 * memoized: in a transaction that `asViewer` did not begin, or while there is no primary.
 */
function versionOf(transaction: Database, tables: MemoizedTables): string | null {
  const database = databaseOf(transaction);
  const versions = database && versionsOf.get(database);
  return fixed.get(transaction)?.get(tables) ?? versions?.version(tables) ?? null;
}

/** True in a transaction that has written: its reads are not visible to others yet. */
const hasWritten = sql<boolean>`(pg_current_xact_id_if_assigned() is not null)`;

/** The same, but null in a transaction that has written. */
async function readVersion(db: Database, tables: MemoizedTables): Promise<string | null> {
  const version = versionOf(db, tables);
  if (version === null) return null;
  const [found] = await queryRows<{ hasWritten: boolean }>(db, sql`select ${hasWritten} as "hasWritten"`);
  return found?.hasWritten === false ? version : null;
}

export const readCatalogueVersion = (db: Database): Promise<string | null> =>
  readVersion(db, catalogueTables);
export const readCourseVersion = (db: Database): Promise<string | null> => readVersion(db, courseTables);
