import { sql } from "drizzle-orm";
import pg from "pg";
import type { OpenDatabase } from "#database/database.ts";
import { queryRows } from "#database/query-rows.ts";
import type { Postgres } from "#tests/support/database/postgres.ts";

/** Leaves a database as its own upkeep would in time: what was just written is counted and cleared away. */
export async function tidy({ db }: OpenDatabase, postgres: Postgres): Promise<void> {
  const command = "vacuum analyze";
  // What the owner does is one transaction, and this can't be part of one.
  const [found] = await queryRows<{ name: string }>(db, sql`select current_database() as name`);
  const session = new pg.Client(postgres.superuserUrl(found?.name));
  await session.connect();
  await session.query(command).finally(() => session.end());
}
