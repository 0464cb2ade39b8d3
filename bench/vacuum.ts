import { sql } from "drizzle-orm";
import pg from "pg";
import type { OpenDatabase } from "#database/database.ts";
import { queryRows } from "#database/query-rows.ts";
import type { Postgres } from "#tests/support/database/postgres.ts";

/** Leaves a database as its own maintenance would in time: vacuumed and analyzed. */
export async function vacuum({ db }: OpenDatabase, postgres: Postgres): Promise<void> {
  const command = "vacuum analyze";
  // The owner's work is one transaction, and VACUUM can't run in one.
  const [found] = await queryRows<{ name: string }>(db, sql`select current_database() as name`);
  const session = new pg.Client(postgres.superuserUrl(found?.name));
  await session.connect();
  await session.query(command).finally(() => session.end());
}
