import type { Database, OpenDatabase } from "./database.ts";

export interface DatabaseLocation {
  /** A PostgreSQL server; without one the embedded PostgreSQL of the data folder is used. */
  url?: string | undefined;
  /** Its replicas, which pages are read from. */
  readUrl?: string | undefined;
  /** The same database without a transaction pooler in front, to LISTEN. */
  listenUrl?: string | undefined;
  /** The login for migrations, if the operator separates it from the login of `url`. */
  ownerUrl?: string | undefined;
  /** The password of the login that serves pages is derived from it, if we create that login ourselves. */
  secret?: string | undefined;
  dataDir: string;
  /** How many processes on this machine open the same database. */
  processes?: number | undefined;
  /** A server keeps the embedded PostgreSQL running; other commands join it, or start it for a while. */
  isServer?: boolean | undefined;
}

/** Opens PostgreSQL: the one at the URL, otherwise the embedded one of the data folder, which is closed with it. */
export async function openDatabase({
  url,
  dataDir,
  isServer,
  ...rest
}: DatabaseLocation): Promise<OpenDatabase> {
  const { openPostgres } = await import("./connection/open-postgres.ts");
  if (url) return openPostgres({ url, ...rest });
  const { openEmbedded } = await import("./embedded/embedded-postgres.ts");
  const embedded = await openEmbedded({ dataDir, isServer, processes: rest.processes });
  try {
    const database = await openPostgres({
      url: embedded.url,
      secret: embedded.password,
      processes: rest.processes,
    });
    return { ...database, close: () => database.close().finally(embedded.close) };
  } catch (problem) {
    await embedded.close();
    throw problem;
  }
}

/** Runs work with a connection URL of the database's superuser. */
export async function withOwnerUrl<Result>(
  { url, ownerUrl, dataDir }: DatabaseLocation,
  work: (ownerUrl: string) => Promise<Result>,
): Promise<Result> {
  if (url) return work(ownerUrl ?? url);
  const { openEmbedded } = await import("./embedded/embedded-postgres.ts");
  const embedded = await openEmbedded({ dataDir });
  return work(embedded.url).finally(embedded.close);
}

/** Opens the database only as the owner of the tables, for commands that serve no pages. */
export async function asOwner<Result>(
  where: DatabaseLocation,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  const { asOwnerOf } = await import("./connection/open-postgres.ts");
  return withOwnerUrl(where, (url) => asOwnerOf(url, work));
}
