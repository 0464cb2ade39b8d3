import { sql } from "drizzle-orm";
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
});
