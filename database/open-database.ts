import type { Database, OpenDatabase } from "./database.ts";

export interface Whereabouts {
  /** A PostgreSQL; without one a PGlite in the data folder is opened. */
  url?: string | undefined;
  /** Its replicas, which pages are read from. */
  readUrl?: string | undefined;
  /** Its login that may migrate, where the operator keeps that apart from the login of `url`. */
  ownerUrl?: string | undefined;
  /** The password of the login that serves pages is made from it, where we make that login ourselves. */
  secret?: string | undefined;
  dataDir: string;
  /** How many processes on this machine open the same database. */
  processes?: number | undefined;
}

/** Opens PostgreSQL where an address is given, and else a PGlite in the data folder. */
export async function openDatabase({ url, dataDir, ...rest }: Whereabouts): Promise<OpenDatabase> {
  if (url) {
    const { openPostgres } = await import("./open-postgres.ts");
    return openPostgres({ url, ...rest });
  }
  const { openPglite } = await import("./built-in/open-pglite.ts");
  return openPglite(dataDir);
}

/** Does only what the owner of the tables may do, for commands that serve nobody. */
export async function asOwner<Result>(
  { url, ownerUrl, dataDir }: Whereabouts,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  if (url) {
    const { asOwnerOf } = await import("./open-postgres.ts");
    return asOwnerOf(ownerUrl ?? url, work);
  }
  const database = await openDatabase({ dataDir });
  return database.asOwner(work).finally(() => database.close());
}
