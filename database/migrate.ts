import { join } from "node:path";
import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { migrate as applyMigrations } from "drizzle-orm/node-postgres/migrator";
import type { Database } from "./database.ts";
import { grantWhatPoliciesAllow } from "./roles.ts";

const migrationsFolder = join(import.meta.dirname, "migrations");
const journal = sql`drizzle.__drizzle_migrations`;

/** Brings the tables up to date. Runs as their owner, under the lock that `asOwner` holds. Says how many steps it took. */
export async function migrate(db: Database): Promise<number> {
  const before = await countAppliedMigrations(db).catch(() => 0);
  // Both engines' migrators are the same function; only its type names node-postgres.
  await applyMigrations(db as Parameters<typeof applyMigrations>[0], { migrationsFolder });
  await grantWhatPoliciesAllow(db);
  return (await countAppliedMigrations(db)) - before;
}

/** True when the database answers and every migration of this release has been applied. */
export async function isReady(db: Database): Promise<boolean> {
  const expected = readMigrationFiles({ migrationsFolder }).length;
  return (await countAppliedMigrations(db)) >= expected;
}

async function countAppliedMigrations(db: Database): Promise<number> {
  const answer = (await db.execute(sql`select count(*)::int as applied from ${journal}`)) as unknown as {
    rows: { applied: number }[];
  };
  return answer.rows[0]?.applied ?? 0;
}
