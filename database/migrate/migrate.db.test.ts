import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { describeDatabase } from "#tests/support/database/describe-database.ts";
import { type Postgres, startPostgres } from "#tests/support/database/postgres.ts";
import { rowsOfARelease } from "#tests/support/database/release-rows.ts";
import { secret } from "#tests/support/database/test-database.ts";
import { openPostgres } from "../connection/open-postgres.ts";
import { type Database, DatabaseUnavailable, type OpenDatabase } from "../database.ts";
import { queryRows } from "../query-rows.ts";
import { type FunctionFile, readFunction, readFunctionFiles } from "./function-files.ts";
import { migrate } from "./migrate.ts";

const migrationsFolder = join(import.meta.dirname, "../migrations");
const functions = readFunctionFiles();

const altered = (name: string, change: (text: string) => string) => (file: FunctionFile) => {
  if (file.name !== name) return file;
  const text = change(file.text);
  expect(text).not.toBe(file.text);
  return readFunction(file.file, text);
};

/** Functions as an earlier release may have had them: some with other words, other results, more rights and triggers, and one that is gone since. */
const asTheyWere = [
  ...functions
    .map(altered("searchable", (text) => text.replace(/RETURN [\s\S]*;/, "RETURN upper(given);")))
    .map(altered("letters_of", (text) => text.replace("RETURN letters || pairs;", "RETURN pairs;")))
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
        "recount_search_words",
        (text) => `${text}GRANT EXECUTE ON FUNCTION recount_search_words() TO fursa_visitor;\n`,
      ),
    )
    .map(
      altered(
        "note_closing",
        (text) => `${text}CREATE OR REPLACE TRIGGER note_closing_of_events BEFORE UPDATE ON events
  FOR EACH ROW EXECUTE FUNCTION note_closing('event_date');\n`,
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

  test("an up-to-date database is only looked at", async () => {
    await fresh.asOwner(async (db) => {
      const before = await latestChange(db);
      expect(await migrate(db)).toBe(0);
      expect(await latestChange(db)).toBe(before);
    });
  });

  test("one with functions of an earlier release becomes what a fresh one is, and keeps its rows", async () => {
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
      // Servers of the release before may go on calling them for a day.
      expect(gone.length).toBeGreaterThan(0);
      for (const one of gone) expect(one).toEqual({ known: true, calls: 0 });
      await db.execute(
        sql`update drizzle.applied_functions set fingerprint = 'gone since 2020-01-01' where fingerprint like 'gone since %'`,
      );
      expect(await migrate(db)).toBe(gone.length);
      expect(await describeDatabase(db)).toEqual(expected.all);
      expect(await rowsOf(db)).toEqual(expected.rows);
      await db.execute(sql`set enable_seqscan = off`);
      const found = await queryRows(
        db,
        sql`select title from scholarships where words_of(search_text) @> array['chevening'] and not has_closed`,
      );
      expect(found).toEqual([{ title: "Chevening" }]);
      // Learnt while its letters were not kept one by one.
      const learnt = await queryRows(
        db,
        sql`select word from search_words where letters_of(word) @> array['Q']`,
      );
      expect(learnt).toEqual([{ word: "QUIET" }]);
    });
  });

  test("one that a newer release has migrated keeps that release's functions", async () => {
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

  test("one that other migrations made is refused in words, and left as it is", async () => {
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

  test("of several servers that start at once, one takes all the steps", async () => {
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

/** Grows with every transaction that writes. */
async function latestChange(db: Database): Promise<string | undefined> {
  const [row] = await queryRows<{ latest: string }>(
    db,
    sql`select pg_snapshot_xmax(pg_current_snapshot())::text as latest`,
  );
  return row?.latest;
}
