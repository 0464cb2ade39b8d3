import cluster from "node:cluster";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { addDemoAccounts } from "#app/accounts/demo-accounts.server.ts";
import { fillCatalogue } from "#app/editors/catalogue/starter/fill-catalogue.server.ts";
import type { Database, OpenDatabase } from "#database/database.ts";
import { isReady, migrate } from "#database/migrate/migrate.ts";
import { openDatabase } from "#database/open-database.ts";
import { type Environment, whereabouts } from "../environment.ts";

/** Opens the database, migrates it, and fills an empty one with the starter catalogue, printing its progress. */
export async function openCatalogue(
  environment: Environment,
  say: (what: string) => void,
): Promise<OpenDatabase> {
  say(environment.DATABASE_URL ? "Opening PostgreSQL" : `Opening the database in ${environment.DATA_DIR}`);
  // With several workers, the cluster primary runs the embedded database for them.
  const database = await openDatabase({ ...whereabouts(environment), isServer: cluster.isPrimary });
  try {
    await database.asOwner((db) => prepare(db, environment, say));
    if (!(await isReady(database.db))) throw new Error("the migrations were applied but cannot be read back");
  } catch (problem) {
    await database.close();
    throw problem;
  }
  return database;
}

async function prepare(db: Database, environment: Environment, say: (what: string) => void): Promise<void> {
  const steps = await migrate(db);
  if (steps > 0) say(`Migrated the database (${steps} steps)`);
  const filled = await fillCatalogue(db, new Date());
  if (filled) say(filled.message);
  if (filled?.wasEmpty && !environment.DATABASE_URL) say(await offerDemo(db, environment.DATA_DIR));
}

/** Creates demo accounts in a new embedded database, and never in the operator's database. */
async function offerDemo(db: Database, dataDir: string): Promise<string> {
  const file = join(dataDir, "demo-accounts");
  const lines = (await addDemoAccounts(db)).map(({ who, email, password }) => `${who}: ${email} ${password}`);
  writeFileSync(file, `${lines.join("\n")}\n`, { mode: 0o600 });
  return `Sign in at /auth to try it (also stored in ${file}):\n${lines.map((line) => `  ${line}`).join("\n")}`;
}
