import { sql } from "drizzle-orm";
import pg from "pg";
import { describe, expect, inject, test } from "vitest";
import { testDatabase } from "#tests/support/database.ts";
import { openPostgres } from "./open-postgres.ts";

const url = inject("databaseUrl");

describe.skipIf(!url)("PostgreSQL", () => {
  test("is refused in one line when it is too old", async () => {
    await expect(openPostgres(url, 99)).rejects.toThrow(
      /^PostgreSQL 99 or newer is needed, the database of DATABASE_URL is 1\d\.\d/,
    );
  });

  test("is entered with a role that owns nothing and can do nothing by itself", async () => {
    const { db } = await testDatabase();
    const who = await db.execute(sql`
      select session_user as login, current_user as role, rolsuper as super, rolbypassrls as bypasses,
        (select count(*)::int from pg_tables where tableowner = session_user) as owns
      from pg_roles where rolname = session_user`);
    const powerless = { login: "fursa", role: "fursa_visitor", super: false, bypasses: false, owns: 0 };
    expect(who).toHaveProperty("rows", [powerless]);
  });

  test("may break a session between two steps of a transaction: that one fails, and the process goes on", async () => {
    const { db } = await testDatabase();
    const broken = db.transaction(async (own) => {
      const answer = await own.execute(sql`select pg_backend_pid() as pid`);
      const [session] = (answer as unknown as { rows: { pid: number }[] }).rows;
      await end(session?.pid ?? 0);
      await own.execute(sql`select 1`);
    });
    await expect(broken).rejects.toThrow();
    expect(await db.execute(sql`select 1 as one`)).toHaveProperty("rows", [{ one: 1 }]);
  });
});

/** Ends a session from outside, and waits until it is gone. */
async function end(pid: number): Promise<void> {
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  await other.query("select pg_terminate_backend($1, 10000)", [pid]);
  await other.query("select 1");
  await other.end();
}
