import type { OpenDatabase } from "./database.ts";

/** Opens PostgreSQL where an address is given, and else a PGlite in the data folder. */
export async function openDatabase(where: {
  url?: string | undefined;
  dataDir: string;
}): Promise<OpenDatabase> {
  if (where.url) {
    const { openPostgres } = await import("./open-postgres.ts");
    return openPostgres(where.url);
  }
  const { openPglite } = await import("./open-pglite.ts");
  return openPglite(where.dataDir);
}
