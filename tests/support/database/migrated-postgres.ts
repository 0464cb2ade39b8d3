import type { TestProject } from "vitest/node";
import { migrate } from "#database/migrate/migrate.ts";
import { openDatabase } from "#database/open-database.ts";
import { startPostgres } from "./postgres.ts";
import { emptyDatabase, secret } from "./server-database.ts";

/**
 * Vitest's global set-up for database tests: one PostgreSQL with a migrated, empty database that each worker copies.
 */
export default async function setup(project: TestProject) {
  const postgres = await startPostgres();
  const url = await postgres.createDatabase(emptyDatabase);
  const database = await openDatabase({ url, dataDir: "", secret });
  await database.asOwner((db) => migrate(db));
  await database.close();
  project.provide("postgresPort", Number(new URL(postgres.superuserUrl()).port));
  return () => postgres.stop();
}
