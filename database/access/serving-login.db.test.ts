import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Postgres, startPostgres } from "#tests/support/database/postgres.ts";
import { secret } from "#tests/support/database/test-database.ts";
import { openPostgres } from "../connection/open-postgres.ts";
import type { Database, OpenDatabase } from "../database.ts";
import { migrate } from "../migrate/migrate.ts";
import { servingLoginOf, servingPassword } from "./serving-login.ts";

const rows = async (db: Database, query: string) =>
  ((await db.execute(sql.raw(query))) as unknown as { rows: Record<string, unknown>[] }).rows;

/** PostgreSQL's reason for refusing. */
const codeOf = (db: Database, query: string) =>
  rows(db, query).then(
    () => "was done",
    (problem: Error) => (problem.cause as { code?: string }).code,
  );

describe("the serving login", () => {
  let postgres: Postgres;
  let url: string;
  let database: OpenDatabase;
  beforeAll(async () => {
    postgres = await startPostgres();
    url = await postgres.createDatabase("fursa");
    database = await openPostgres({ url, secret });
    await database.asOwner(async (db) => {
      await migrate(db);
      await db.execute(sql`insert into users (email) values ('amina@example.com')`);
    });
  }, 180_000);
  afterAll(async () => {
    await database?.close();
    await postgres?.stop();
  });

  test("owns nothing and has no rights by itself", async () => {
    const [who] = await rows(
      database.db,
      `select session_user as login, current_user as role, rolsuper as super, rolbypassrls as bypasses,
         rolcreaterole as makes_roles, rolcreatedb as makes_databases, rolinherit as inherits,
         (select count(*)::int from pg_tables where tableowner = session_user) as owns
       from pg_roles where rolname = session_user`,
    );
    expect(who).toEqual({
      login: "fursa_web_fursa",
      role: "fursa_visitor",
      super: false,
      bypasses: false,
      makes_roles: false,
      makes_databases: false,
      inherits: false,
      owns: 0,
    });
  });

  test.each(["db", "accounts", "patient"] as const)("as %s can't become the owner", async (way) => {
    const session = database[way];
    expect(await codeOf(session, "set role fursa_owner")).toBe("42501");
    expect(await codeOf(session, "grant fursa_owner to session_user")).toBe("42501");
    expect(await codeOf(session, "alter table users no force row level security")).toBe("42501");
    expect(await codeOf(session, "drop schema public cascade")).toBe("42501");
    expect(await codeOf(session, "create table public.mine (id int)")).toBe("42501");
  });

  test.each(["the login that serves", "the login that sets up"])(
    "as %s has no rights of its groups before SET ROLE",
    async (which) => {
      const login = servingLoginOf("fursa");
      const serving = new URL(url);
      serving.username = login;
      serving.password = servingPassword(secret, login);
      const client = new pg.Client(which.endsWith("serves") ? serving.href : url);
      await client.connect();
      for (const table of ["users", "accounts", "sessions", "scholarships"]) {
        await expect(client.query(`select count(*) from ${table}`)).rejects.toMatchObject({ code: "42501" });
      }
      await client.query("set role fursa_accounts");
      expect((await client.query("select email from users")).rows).toEqual([{ email: "amina@example.com" }]);
      await client.end();
    },
  );

  test("can't read a password through a security definer function", async () => {
    const count = "select how_many_passwords()::int as count";
    await database.asOwner(async (db) => {
      await db.execute(sql`insert into accounts (user_id, account_id, provider_id, password)
        select id, id::text, 'credential', 'a hash' from users`);
      await db.execute(sql`create function how_many_passwords() returns bigint language sql security definer
        set search_path = public as 'select count(*) from accounts'`);
      expect(await rows(db, count)).toEqual([{ count: 1 }]);
    });
    expect(await rows(database.db, count)).toEqual([{ count: 0 }]);
    expect(await rows(database.accounts, "select count(*)::int from accounts")).toEqual([{ count: 1 }]);
  });

  test("is shared by a second server on the same database", async () => {
    const second = await openPostgres({ url, secret });
    expect(await rows(second.db, "select session_user as login")).toEqual([{ login: "fursa_web_fursa" }]);
    expect(await rows(database.db, "select 1 as one")).toEqual([{ one: 1 }]);
    await second.close();
  });

  test("can be a separate login of the operator's", async () => {
    const ask = async (command: string) => {
      const client = new pg.Client(postgres.superuserUrl());
      await client.connect();
      await client.query(command).finally(() => client.end());
    };
    await ask("create role pages login createrole password 'for-pages'");
    const serving = new URL(url);
    serving.username = "pages";
    serving.password = "for-pages";
    await expect(openPostgres({ url: serving.href, ownerUrl: url })).rejects.toThrow(
      /^the login pages of DATABASE_URL could make itself the owner of the tables: it may create roles\./,
    );
    await ask("alter role pages nocreaterole");
    const apart = await openPostgres({ url: serving.href, ownerUrl: url });
    expect(await rows(apart.db, "select session_user as login")).toEqual([{ login: "pages" }]);
    expect(await codeOf(apart.db, "set role fursa_owner")).toBe("42501");
    expect(await codeOf(apart.accounts, "select count(*) from users")).toBe("was done");
    expect(await apart.asOwner((db) => rows(db, "select current_user as role"))).toEqual([
      { role: "fursa_owner" },
    ]);
    await apart.close();
    await expect(openPostgres({ url, ownerUrl: url })).rejects.toThrow(
      /^the login fursa of DATABASE_URL could make itself the owner of the tables: it may create roles, /,
    );
  });
});
