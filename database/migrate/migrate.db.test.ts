import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Postgres, startPostgres } from "#tests/support/database/postgres.ts";
import { secret } from "#tests/support/database/test-database.ts";
import { openPostgres } from "../connection/open-postgres.ts";
import { type Database, DatabaseUnavailable, type OpenDatabase } from "../database.ts";
import { queryRows } from "../query-rows.ts";
import { type FunctionFile, readFunction, readFunctionFiles } from "./function-files.ts";
import { migrate } from "./migrate.ts";

/**
 * Everything that migrations and functions create, one line each in a fixed order, so that two databases can be
 * compared. Leaves out what an upgrade can't preserve: the order of columns, and numbers of the system catalogue.
 */
async function describeDatabase(db: Database): Promise<string[]> {
  const answer = (await db.execute(sql.raw(everything))) as unknown as { rows: { line: string }[] };
  return answer.rows.map(({ line }) => line).toSorted();
}

const ours = "('public', 'drizzle')";
const ourTables = `select oid, relname, relnamespace::regnamespace::text as schema, relkind, relowner, relacl, relrowsecurity,
  relforcerowsecurity, reloptions from pg_class where relnamespace::regnamespace::text in ${ours}`;
const ourFunctions = `select * from pg_proc where pronamespace::regnamespace::text in ${ours}
  and not exists (select 1 from pg_depend where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e')`;
const rightsOf = (rights: string) =>
  `(select string_agg(concat_ws(' ', coalesce(nullif(grantee, 0)::regrole::text, 'everyone'), privilege_type, is_grantable), ', '
    order by coalesce(nullif(grantee, 0)::regrole::text, ''), privilege_type) from aclexplode(${rights}))`;

const everything = `
with tables as (${ourTables}), functions as (${ourFunctions})
select concat_ws(' | ', 'schema', nspname, nspowner::regrole, ${rightsOf("nspacl")}) as line
  from pg_namespace where nspname in ${ours}
union all select concat_ws(' | ', 'extension', extname, extnamespace::regnamespace) from pg_extension
union all select concat_ws(' | ', 'relation', schema, relname, relkind, relowner::regrole, relrowsecurity, relforcerowsecurity, reloptions,
    ${rightsOf("coalesce(relacl, acldefault(case relkind when 'S' then 's' else 'r' end::\"char\", relowner))")})
  from tables where relkind in ('r', 'p', 'v', 'm', 'S')
union all select concat_ws(' | ', 'column', schema, relname, attname, format_type(atttypid, atttypmod), attnotnull, attgenerated, attidentity,
    attcollation::regcollation, pg_get_expr(adbin, adrelid), ${rightsOf("attacl")}, col_description(tables.oid, attnum))
  from tables join pg_attribute on attrelid = tables.oid and attnum > 0 and not attisdropped
    left join pg_attrdef on adrelid = tables.oid and adnum = attnum
  where relkind in ('r', 'p', 'v', 'm')
union all select concat_ws(' | ', 'sequence', schemaname, sequencename, data_type, start_value, min_value, max_value, increment_by, cycle, cache_size)
  from pg_sequences where schemaname in ${ours}
union all select concat_ws(' | ', 'constraint', conrelid::regclass, conname, convalidated, pg_get_constraintdef(pg_constraint.oid))
  from pg_constraint join tables on conrelid = tables.oid where contype <> 'n'
union all select concat_ws(' | ', 'index', schemaname, indexname, indexdef) from pg_indexes where schemaname in ${ours}
union all select concat_ws(' | ', 'policy', tablename, policyname, permissive, roles, cmd, qual, with_check) from pg_policies
union all select concat_ws(' | ', 'trigger', tgenabled, pg_get_triggerdef(pg_trigger.oid))
  from pg_trigger join tables on tgrelid = tables.oid where not tgisinternal
union all select concat_ws(' | ', 'function', oid::regprocedure, proowner::regrole, pg_get_functiondef(oid),
    ${rightsOf("coalesce(proacl, acldefault('f', proowner))")}, obj_description(oid, 'pg_proc'))
  from functions
union all select concat_ws(' | ', 'type', typname, typtype) from pg_type
  where typnamespace::regnamespace::text in ${ours} and typtype in ('e', 'd', 'r')
union all select concat_ws(' | ', 'comment', classoid::regclass, objoid::regclass, objsubid, description)
  from pg_description join tables on objoid = tables.oid and classoid = 'pg_class'::regclass
union all select concat_ws(' | ', 'default rights', defaclrole::regrole, defaclobjtype, defaclacl) from pg_default_acl`;

const amina = "'00000000-0000-4000-8000-000000000001'";
const brian = "'00000000-0000-4000-8000-000000000002'";
const chevening = "'00000000-0000-4000-8000-000000000003'";
const makerere = "'00000000-0000-4000-8000-000000000004'";
const outreachy = "'00000000-0000-4000-8000-000000000005'";
const thread = "'00000000-0000-4000-8000-000000000006'";
const post = "'00000000-0000-4000-8000-000000000007'";
const own = (place: number) => `'00000000-0000-4000-8000-0000000001${place}'`;
const day = "'2026-11-15T08:00:00Z'";

/** Rows of a database in use, in plain SQL. */
const rowsOfARelease: { table: string; command: string }[] = Object.entries({
  users: `(id, email, name, created_at, updated_at) values (${amina}, 'amina@example.com', 'Amina Yusuf', ${day}, ${day}), (${brian}, 'brian@example.com', 'Brian', ${day}, ${day})`,
  accounts: `(id, user_id, account_id, provider_id, password, created_at, updated_at) values (${own(10)}, ${amina}, ${amina}, 'credential', 'a hash', ${day}, ${day})`,
  user_roles: `(user_id, role, granted_at) values (${brian}, 'admin', ${day})`,
  profiles: `(user_id, full_name, email, country, created_at, updated_at) values (${amina}, 'Amina Yusuf', 'amina@example.com', 'Nigeria', ${day}, ${day})`,
  scholarships: `(id, title, description, field_of_study, country, amount, deadline, created_at) values (${chevening}, 'Chevening', 'A year in the United Kingdom.', 'Law; Business', 'United Kingdom', 'Fully funded', '2027-11-05', ${day})`,
  colleges: `(id, name, description, country, programs, created_at) values (${makerere}, 'Université Makerere', 'In Kampala.', 'Uganda', '{Medicine,Law}', ${day})`,
  internships: `(id, title, company, description, field, location, created_at) values (${outreachy}, 'Outreachy', 'Conservancy', 'A quiet place.', 'Computer Science', 'Kenya', ${day})`,
  unpublished_records: `(id, kind, title, record, created_at) values (${own(12)}, 'events', 'A fair', '{"title": "A fair"}', ${day})`,
  blog_posts: `(id, slug, title, content, published_at, updated_at) values (${own(13)}, 'a-plan', 'A plan', 'Begin early.', ${day}, ${day})`,
  saved_items: `(id, user_id, scholarship_id, note, title, created_at, updated_at) values (${own(14)}, ${amina}, ${chevening}, 'Two essays.', 'Chevening', ${day}, ${day})`,
  outbox: `(id, channel, recipient, subject, text, created_at, next_try_at) values (${own(15)}, 'mail', 'amina@example.com', 'Hello', 'Hello', ${day}, ${day})`,
  union_threads: `(id, topic, title, author_id, state, created_at, last_activity_at) values (${thread}, 'ghana', 'Which essay?', ${amina}, 'shown', ${day}, ${day})`,
  union_posts: `(id, thread_id, author_id, is_opening, heading, body, state, created_at) values (${post}, ${thread}, ${amina}, true, 'Which essay?', 'Is one enough?', 'held', ${day})`,
  sponsored_listings: `(id, title, description, target_url, created_at) values (${own(16)}, 'Ashesi', 'A school', 'https://www.ashesi.edu.gh', ${day})`,
  catalogue_changes: `(kind, record_id, title, action, changed_by, by_worker, changed_at) values ('scholarships', ${chevening}, 'Chevening', 'create', ${brian}, false, ${day})`,
}).map(([table, values]) => ({ table, command: `insert into ${table} ${values}` }));

const migrationsFolder = join(import.meta.dirname, "../migrations");
const functions = readFunctionFiles();

const altered = (name: string, change: (text: string) => string) => (file: FunctionFile) => {
  if (file.name !== name) return file;
  const text = change(file.text);
  expect(text).not.toBe(file.text);
  return readFunction(file.file, text);
};

/**
 * Functions as an earlier release may have had them: some with other bodies, other results, more privileges and
 * triggers, and one that no longer exists.
 */
const asTheyWere = [
  ...functions
    .map(altered("searchable", (text) => text.replace(/RETURN [\s\S]*;/, "RETURN upper(given);")))
    .map(altered("names_in", (text) => text.replace("string_agg(name, ' '", "string_agg(name, '+'")))
    .map(
      altered("has_role", (text) =>
        text.replace("RETURNS boolean", "RETURNS text").replace(/RETURN [\s\S]*;/, "RETURN 'no';"),
      ),
    )
    .map(
      altered("editor_names", (text) =>
        text
          .replaceAll("ids uuid[])", "ids uuid[], most integer)")
          .replaceAll("(uuid[])", "(uuid[], integer)"),
      ),
    )
    .map(
      altered(
        "formerly",
        (text) =>
          `${text}GRANT EXECUTE ON FUNCTION formerly(anyelement, uuid[], timestamptz) TO fursa_visitor;\n`,
      ),
    )
    .map(
      altered(
        "union_count_votes",
        (text) => `${text}CREATE OR REPLACE TRIGGER union_count_votes_of_events BEFORE UPDATE ON events
  FOR EACH ROW EXECUTE FUNCTION union_count_votes('event_date');\n`,
      ),
    ),
  readFunction(
    "stamp.sql",
    `CREATE OR REPLACE FUNCTION stamp() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NEW; END $$;
CREATE OR REPLACE TRIGGER stamp_colleges BEFORE UPDATE ON colleges FOR EACH ROW EXECUTE FUNCTION stamp();\n`,
  ),
];

const rowsOf = async (db: Database) => {
  const found: Record<string, unknown[]> = {};
  for (const { table } of rowsOfARelease) {
    found[table] = await queryRows(db, sql`select * from ${sql.identifier(table)} order by 1, 2`);
  }
  return found;
};

const fill = async (db: Database) => {
  for (const { command } of rowsOfARelease) await db.execute(sql.raw(command));
};

describe("a database", { timeout: 180_000 }, () => {
  let postgres: Postgres;
  let fresh: OpenDatabase;
  let grown: OpenDatabase;
  const open = async (name: string) => openPostgres({ url: await postgres.createDatabase(name), secret });
  beforeAll(async () => {
    postgres = await startPostgres({ fsync: "off", autovacuum: "off" });
    [fresh, grown] = [await open("fresh"), await open("grown")];
    await fresh.asOwner((db) => migrate(db));
  }, 180_000);
  afterAll(async () => {
    for (const database of [fresh, grown]) await database?.close();
    await postgres?.stop();
  });

  test("that is up to date is not changed", async () => {
    await fresh.asOwner(async (db) => {
      const before = await latestChange(db);
      expect(await migrate(db)).toBe(0);
      expect(await latestChange(db)).toBe(before);
    });
  });

  test("with functions of an earlier release becomes equal to a new one, and keeps its rows", async () => {
    const expected = await fresh.asOwner(async (db) => {
      await fill(db);
      return { all: await describeDatabase(db), rows: await rowsOf(db) };
    });
    await grown.asOwner(async (db) => {
      await migrate(db, { migrationsFolder, functions: asTheyWere });
      await fill(db);
      expect(await describeDatabase(db)).not.toEqual(expected.all);
      expect(await rowsOf(db)).not.toEqual(expected.rows);
      expect(await migrate(db)).toBeGreaterThan(0);
      expect(await migrate(db)).toBe(0);
      const left = sql`drizzle.applied_functions where fingerprint like 'gone since %'`;
      const gone = await queryRows<{ known: boolean; calls: number }>(
        db,
        sql`select to_regprocedure(signature) is not null as known,
          (select count(*)::int from pg_trigger where tgfoid = to_regprocedure(signature)) as calls from ${left}`,
      );
      // Servers of the previous release may still call them for a day.
      expect(gone.length).toBeGreaterThan(0);
      for (const one of gone) expect(one).toEqual({ known: true, calls: 0 });
      await db.execute(
        sql`update drizzle.applied_functions set fingerprint = 'gone since 2020-01-01' where fingerprint like 'gone since %'`,
      );
      expect(await migrate(db)).toBe(gone.length);
      expect(await describeDatabase(db)).toEqual(expected.all);
      expect(await rowsOf(db)).toEqual(expected.rows);
      await db.execute(sql`set enable_seqscan = off`);
      const found = await queryRows(db, sql`select title from scholarships where plain_title = 'chevening'`);
      expect(found).toEqual([{ title: "Chevening" }]);
    });
  });

  test("that a newer release has migrated keeps that release's functions", async () => {
    await fresh.asOwner(async (db) => {
      await db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at)
        select 'newer', max(created_at) + 1 from drizzle.__drizzle_migrations`);
      await db.execute(sql`update drizzle.applied_functions set fingerprint = 'newer'`);
      const before = await describeDatabase(db);
      expect(await migrate(db)).toBe(0);
      expect(await describeDatabase(db)).toEqual(before);
      expect(
        await queryRows(db, sql`select distinct fingerprint from drizzle.applied_functions`),
      ).toHaveLength(1);
    });
  });

  test("with other migrations is refused with a message, and left unchanged", async () => {
    await grown.asOwner(async (db) => {
      await db.execute(sql`update drizzle.__drizzle_migrations set created_at = created_at - 1`);
      await db.execute(sql`update drizzle.applied_functions set fingerprint = 'other'`);
      const before = await latestChange(db);
      const refused = migrate(db);
      await expect(refused).rejects.toThrow(DatabaseUnavailable);
      await expect(refused).rejects.toThrow(
        /^the database was made by a Fursa from before the first release/,
      );
      expect(await latestChange(db)).toBe(before);
    });
  });

  test("is migrated by one of several servers that start at once", async () => {
    const url = await postgres.createDatabase("shared");
    const steps = await Promise.all(
      [1, 2, 3].map(async () => {
        const database = await openPostgres({ url, secret });
        return database.asOwner((db) => migrate(db)).finally(() => database.close());
      }),
    );
    expect(steps.filter((count) => count === 0)).toHaveLength(2);
    expect(Math.max(...steps)).toBeGreaterThan(functions.length);
  });
});

/** Increases with every transaction that writes. */
async function latestChange(db: Database): Promise<string | undefined> {
  const [row] = await queryRows<{ latest: string }>(
    db,
    sql`select pg_snapshot_xmax(pg_current_snapshot())::text as latest`,
  );
  return row?.latest;
}
