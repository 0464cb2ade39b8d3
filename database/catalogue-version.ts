import type { Database } from "./database.ts";
import type { TableVersions } from "./table-versions.ts";
import { databaseOf } from "./viewer.ts";

/** Everything a search reads. */
export const catalogueTables = [
  "scholarships",
  "colleges",
  "internships",
  "search_words",
  "search_tags",
  "search_synonyms",
  "kept_pictures",
  "currency_rates",
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
export function catalogueVersion(transaction: Database): string | null {
  const database = databaseOf(transaction);
  const versions = database && versionsOf.get(database);
  return fixed.get(transaction) ?? versions?.version(catalogueTables) ?? null;
}
