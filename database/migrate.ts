import { join } from "node:path";
import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { migrate as applyMigrations } from "drizzle-orm/node-postgres/migrator";
import type { Database } from "./database.ts";
import { bindTheOwner, grantWhatPoliciesAllow } from "./roles.ts";

const migrationsFolder = join(import.meta.dirname, "migrations");
const journal = sql`drizzle.__drizzle_migrations`;

/** Brings the tables up to date. Runs as their owner, under the lock that `asOwner` holds. Says how many steps it took. */
export async function migrate(db: Database): Promise<number> {
  const before = await countAppliedMigrations(db).catch(() => 0);
  // Both engines' migrators are the same function; only its type names node-postgres.
  await applyMigrations(db as Parameters<typeof applyMigrations>[0], { migrationsFolder });
  await grantWhatPoliciesAllow(db);
  await bindTheOwner(db);
  return (await countAppliedMigrations(db)) - before;
}

/** True when the database answers and every migration of this release has been applied. */
export async function isReady(db: Database): Promise<boolean> {
  return (await findTrouble(db)) === null;
}

/** Why this release can't serve from the database that answers, in words for the operator; null where it can. */
export async function findTrouble(db: Database): Promise<string | null> {
  if ((await countAppliedMigrations(db)) < expectedMigrations()) return "the database is not up to date";
  const answer = (await db.execute(
    sql`select current_setting('transaction_read_only') = 'on' as is_read_only`,
  )) as unknown as { rows: { is_read_only: boolean }[] };
  return answer.rows[0]?.is_read_only ? "the database can only be read" : null;
}

let expected: number | undefined;

function expectedMigrations(): number {
  expected ??= readMigrationFiles({ migrationsFolder }).length;
  return expected;
}

async function countAppliedMigrations(db: Database): Promise<number> {
  const answer = (await db.execute(sql`select count(*)::int as applied from ${journal}`)) as unknown as {
    rows: { applied: number }[];
  };
  return answer.rows[0]?.applied ?? 0;
}
