import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { allOf } from "#tests/support/all-of.ts";
import { type Postgres, startPostgres } from "#tests/support/database/postgres.ts";
import { migrate, migrateUntil } from "../migrate/migrate.ts";
import type { DatabaseLocation } from "../open-database.ts";
import { queryRows } from "../query-rows.ts";
import { scholarships } from "../schema/index.ts";
import { dumpDatabase } from "./dump-database.ts";
import { readDumpFile, readFirstLine, writeDumpFile } from "./dump-file.ts";
import { splitLines } from "./lines.ts";
import { inOneTransaction, withSnapshot } from "./open-snapshot.ts";
import { dropReferences } from "./references.ts";
import { loadTables, parseDumpHeader, restoreDatabase } from "./restore-database.ts";
import { prepareTransaction } from "./tables.ts";

const secret = "a-secret-of-thirty-two-characters-or-more";
const now = new Date("2026-11-16T09:00:00Z");
const nothing = () => undefined;
let cluster: Postgres;
let source: DatabaseLocation;
let empty: DatabaseLocation;
/** Has only the tables, without foreign keys and triggers: a restore loads its rows into them. */
let tables: DatabaseLocation;
/** A dump of a migrated database with two scholarships. */
let dump: string[];
let rolesBefore: string[];

beforeAll(async () => {
  cluster = await startPostgres();
  source = { url: await cluster.createDatabase("source"), dataDir: "" };
  empty = { url: await cluster.createDatabase("target"), dataDir: "" };
  await inOneTransaction(source, migrate);
  await inOneTransaction(source, async (db) => {
    await db.insert(scholarships).values([{ title: "Baobab Award" }, { title: "Acacia \u2028 Award\n" }]);
  });
  dump = await dumpOf(source);
  tables = { url: await cluster.createDatabase("tables"), dataDir: "" };
  await inOneTransaction(tables, async (db) => {
    await migrateUntil(db, parseDumpHeader(dump[0]).migration);
    await dropReferences(db, "public");
  });
  rolesBefore = await listRoles();
});
afterAll(() => cluster?.stop());

const dumpOf = (where: DatabaseLocation) =>
  withSnapshot(where, (db) => allOf(splitLines(dumpDatabase(db, { now, secret, report: nothing }))));

async function restore(given: string[], where = empty) {
  async function* rest() {
    yield* given.slice(1);
  }
  const header = parseDumpHeader(given[0]);
  return inOneTransaction(where, (db) => restoreDatabase(db, header, { lines: rest(), report: nothing }));
}

async function load(given: string[]) {
  async function* rest() {
    yield* given.slice(1);
  }
  return inOneTransaction(tables, async (db) => {
    await prepareTransaction(db);
    await loadTables(db, { lines: rest(), report: nothing });
    throw new Error("it was loaded");
  });
}

const listRoles = () =>
  inOneTransaction(empty, async (db) =>
    (await queryRows<{ name: string }>(db, sql`select rolname as name from pg_roles order by 1`)).map(
      ({ name }) => name,
    ),
  );

const countTables = () =>
  inOneTransaction(empty, async (db) => {
    const [found] = await queryRows<{ count: number }>(
      db,
      sql`select count(*)::int as count from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
    );
    return found?.count;
  });

const at = (start: string) => dump.findIndex((line) => line.startsWith(start));
const replaced = (start: string, change: (line: string) => string) =>
  dump.with(at(start), change(dump[at(start)] ?? ""));
const table = '["table","public.scholarships"';
const evil = "create role intruder superuser";

describe("a crafted backup is refused, and nothing of it runs or remains", () => {
  test.each<[string, RegExp, () => string[]]>([
    [
      "SQL as the name of a table",
      /an unknown table/,
      () =>
        replaced(table, (line) =>
          line.replace("public.scholarships", `public.scholarships default values; ${evil}; --`),
        ),
    ],
    [
      "SQL as the name of a column",
      /other columns than public\.scholarships/,
      () =>
        replaced(table, (line) => line.replace('"title"', JSON.stringify(`title") select 1; ${evil}; --`))),
    ],
    [
      "SQL as the name of a sequence",
      /an unknown sequence/,
      () => dump.toSpliced(-1, 0, JSON.stringify(["sequence", `x'); ${evil}; --`, "1", true])),
    ],
    [
      "SQL as the value of a sequence",
      /a line that is not part of one/,
      () => dump.toSpliced(-1, 0, JSON.stringify(["sequence", "public.x", `1); ${evil}; --`, true])),
    ],
    [
      "a sequence of PostgreSQL or of another owner",
      /an unknown sequence/,
      () =>
        dump.toSpliced(-1, 0, JSON.stringify(["sequence", "drizzle.__drizzle_migrations_id_seq", "1", true])),
    ],
    [
      "a table of PostgreSQL",
      /an unknown table/,
      () => dump.toSpliced(1, 0, '["table","pg_catalog.pg_authid",["rolname"]]'),
    ],
    [
      "a table of the job queue, whose rows hold the names of tables",
      /an unknown table/,
      () => dump.toSpliced(1, 0, '["table","jobs.queue",["name","table_name"]]'),
    ],
    [
      "the journal of migrations",
      /an unknown table/,
      () => dump.toSpliced(1, 0, '["table","drizzle.applied_functions",["signature"]]'),
    ],
    [
      "SQL behind a row",
      /public\.scholarships can't be restored: invalid input syntax for type json/,
      () => dump.toSpliced(at(table) + 1, 0, `{}]') as entry; ${evil}; --`),
    ],
    [
      "a row that is not JSON",
      /can't be restored: invalid input syntax for type json/,
      () => dump.toSpliced(at(table) + 1, 0, "{"),
    ],
    [
      "JSON a million levels deep",
      /can't be restored: stack depth limit exceeded/,
      () => dump.toSpliced(at(table) + 1, 0, `{"title":${"[".repeat(1e6)}${"]".repeat(1e6)}}`),
    ],
    [
      "a control line a million levels deep",
      /a line that is not part of one/,
      () => dump.toSpliced(1, 0, `${"[".repeat(1e6)}${"]".repeat(1e6)}`),
    ],
    [
      "an unknown kind of line",
      /a line that is not part of one/,
      () => dump.toSpliced(1, 0, '["sql","select 1"]'),
    ],
    ["an empty line", /a line that is not part of one/, () => dump.toSpliced(1, 0, "")],
    [
      "a row that a check refuses",
      /public\.scholarships can't be restored: new row .* violates check constraint/,
      () => replaced('{"id":', (line) => line.replace('"gpa_requirement":"none"', '"gpa_requirement":"x"')),
    ],
  ])("%s", async (_, reason, crafted) => {
    await expect(load(crafted())).rejects.toThrow(reason);
    expect(await listRoles()).toEqual(rolesBefore);
  });
});

describe("a damaged backup is refused, and nothing of it remains", () => {
  test.each<[string, RegExp, () => string[]]>([
    ["without its end", /it ends in the middle/, () => dump.slice(0, -1)],
    ["cut off within a table", /it ends in the middle/, () => dump.slice(0, at(table) + 2)],
    [
      "without a row",
      /public\.scholarships differs from the backup: 2 rows/,
      () => dump.toSpliced(at(table) + 1, 1),
    ],
    [
      "with a row twice",
      /can't be restored: duplicate key|differs/,
      () => dump.toSpliced(at(table) + 1, 0, dump[at(table) + 1] ?? ""),
    ],
    [
      "with a changed row",
      /public\.scholarships differs from the backup/,
      () => replaced('{"id":', (line) => line.replace("Award", "Prize")),
    ],
    [
      "with a row before the first table",
      /out of order: a row is misplaced/,
      () => dump.toSpliced(1, 0, "{}"),
    ],
    [
      "with a table inside another",
      /out of order: "table" is misplaced/,
      () => dump.toSpliced(at(table) + 1, 0, '["table","public.users",[]]'),
    ],
    [
      "with a checksum of another table",
      /a checksum is misplaced/,
      () => replaced('["checksum","public.scholarships"', (line) => line.replace("scholarships", "users")),
    ],
    ["without a table", /it lacks public\.scholarships/, () => dump.toSpliced(at(table), 4)],
    [
      "with a table twice",
      /or one twice/,
      () => dump.toSpliced(-1, 0, ...dump.slice(at(table), at(table) + 4)),
    ],
    ["that goes on after its end", /goes on after its end/, () => [...dump, '["end"]']],
  ])("%s", async (_, reason, damaged) => {
    await expect(load(damaged())).rejects.toThrow(reason);
  });
});

test("a refused restore leaves the database empty", async () => {
  const madeAt = (moment: number) =>
    replaced("{", (line) => line.replace(/"migration":\d+/, `"migration":${moment}`));
  await expect(restore(madeAt(9_999_999_999_999))).rejects.toThrow(/made by a newer Fursa/);
  await expect(restore(madeAt(1))).rejects.toThrow(/from before the first release/);
  const other = replaced("{", (line) => line.replace('"version":1', '"version":2'));
  await expect(restore(other)).rejects.toThrow(/not a backup of Fursa/);
  await expect(restore(dump.slice(0, -1))).rejects.toThrow(/it ends in the middle/);
  expect(await countTables()).toBe(0);
});

test("a table that isn't ours is left out", async () => {
  const other = { url: await cluster.createDatabase("shared", "source"), dataDir: "" };
  await inOneTransaction(other, async (db) => {
    await db.execute(sql`reset role`);
    await db.execute(sql`create table public.ledger (amount int)`);
  });
  expect((await dumpOf(other)).slice(1)).toEqual(dump.slice(1));
});

test("a dump is restored, also with its tables in another order, and dumps to the same lines", async () => {
  const folder = mkdtempSync(join(tmpdir(), "fursa-dump-"));
  const file = join(folder, "fursa.backup");
  const reordered = [
    ...dump.slice(0, 1),
    ...dump.slice(at(table), at(table) + 4),
    ...dump.slice(1, at(table)),
    ...dump.slice(at(table) + 4),
  ];
  try {
    async function* asText() {
      for (const line of reordered) yield `${line}\n`;
    }
    await writeDumpFile(asText(), { file, key: undefined });
    const lines = readDumpFile({ file, key: undefined });
    const header = parseDumpHeader(await readFirstLine(lines));
    const restored = { url: await cluster.createDatabase("restored"), dataDir: "" };
    const total = await inOneTransaction(restored, (db) =>
      restoreDatabase(db, header, { lines, report: nothing }),
    );
    expect(total.rows).toBeGreaterThanOrEqual(2);
    expect(await dumpOf(restored)).toEqual(dump);
    await expect(restore(dump, restored)).rejects.toThrow(/^the database is not empty: it has /);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
