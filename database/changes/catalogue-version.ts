import { sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { queryRows } from "../query-rows.ts";
import { databaseOf } from "../viewer.ts";
import type { TableVersions } from "./table-versions.ts";

/** Everything that searches and the course finder read. */
export const catalogueTables = [
  "scholarships",
  "colleges",
  "internships",
  "search_words",
  "search_tags",
  "search_synonyms",
  "kept_pictures",
  "currency_rates",
  "programmes",
  "programme_sources",
] as const;

const versionsOf = new WeakMap<Database, TableVersions>();
const fixed = new WeakMap<Database, string>();

/** Lets results that were read from this database be memoized. */
export const countVersions = (database: Database, versions: TableVersions) =>
  void versionsOf.set(database, versions);

/** Fixes the version that a transaction on a replica sees: later changes may not have arrived there. */
export const fixVersion = (transaction: Database, version: string) => void fixed.set(transaction, version);

/**
 * A text that changes with the catalogue. Read it before the rows that you memoize under it. Null if nothing may be memoized: in a
 * transaction that `asViewer` has not begun, or while there is no primary.
 */
function catalogueVersion(transaction: Database): string | null {
  const database = databaseOf(transaction);
  const versions = database && versionsOf.get(database);
  return fixed.get(transaction) ?? versions?.version(catalogueTables) ?? null;
}

/** True in a transaction that has written: nobody else may see yet what it reads. */
const hasWritten = sql<boolean>`(pg_current_xact_id_if_assigned() is not null)`;

/** The same, and null in a transaction that has written. */
export async function readCatalogueVersion(db: Database): Promise<string | null> {
  const version = catalogueVersion(db);
  if (version === null) return null;
  const [found] = await queryRows<{ hasWritten: boolean }>(db, sql`select ${hasWritten} as "hasWritten"`);
  return found?.hasWritten === false ? version : null;
}
