import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startPostgres } from "#tests/support/database/postgres.ts";
import { secret } from "#tests/support/database/test-database.ts";
import type { OpenDatabase } from "../database.ts";
import { queryRows } from "../query-rows.ts";
import { openPostgres } from "./open-postgres.ts";
import { isUnreachable } from "./unreachable.ts";

let postgres: Awaited<ReturnType<typeof startPostgres>>;
let database: OpenDatabase;
let admin: pg.Client;

beforeAll(async () => {
  // A standby that never responds. Transactions that don't wait for it are not delayed.
  postgres = await startPostgres({ synchronous_standby_names: "nobody", synchronous_commit: "local" });
  database = await openPostgres({ url: await postgres.createDatabase("fursa_unconfirmed"), secret });
  admin = new pg.Client(postgres.superuserUrl("fursa_unconfirmed"));
  await admin.connect();
});
afterAll(async () => {
  await admin?.end();
  await database?.close();
  await postgres?.stop();
});

/** Cancels the wait for a standby, as a timeout does. */
async function endTheWait() {
  const cancel = "select pg_cancel_backend(pid) as done from pg_stat_activity where wait_event = 'SyncRep'";
  while ((await admin.query(cancel)).rowCount === 0) await new Promise((resolve) => setTimeout(resolve, 20));
}

test("a commit that no standby has confirmed is not reported as done, and the next one goes to another host", async () => {
  const writing = database.db
    .transaction(async (db) => {
      await db.execute(sql`set local synchronous_commit = on`);
      await db.execute(sql`create temporary table written (word text)`);
    })
    .catch((problem: unknown) => problem);
  await endTheWait();
  expect(isUnreachable(await writing)).toBe(true);
  expect(await queryRows(database.db, sql`select 1 as one`)).toEqual([{ one: 1 }]);
});
