import { type OpenDatabase, openDatabase } from "#database/database.ts";
import { isReady, migrate } from "#database/migrate.ts";
import { seedIfEmpty } from "#database/seed/seed.ts";
import type { Environment } from "./environment.ts";

/** Opens the database, brings it up to date, and fills an empty one with the starter catalogue, saying so as it goes. */
export async function openCatalogue(
  environment: Environment,
  say: (what: string) => void,
): Promise<OpenDatabase> {
  say(environment.DATABASE_URL ? "Opening PostgreSQL" : `Opening the database in ${environment.DATA_DIR}`);
  const database = await openDatabase({ url: environment.DATABASE_URL, dataDir: environment.DATA_DIR });
  await database.asOwner(async (db) => {
    const steps = await migrate(db);
    if (steps > 0) say(`Migrated the database (${steps} steps)`);
    const seeded = await seedIfEmpty(db, new Date());
    if (seeded) say(`Filled the empty catalogue: ${seeded}`);
  });
  if (!(await isReady(database.db))) throw new Error("the migrations were applied but cannot be read back");
  return database;
}
