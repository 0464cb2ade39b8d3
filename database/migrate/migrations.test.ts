import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { is } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { describe, expect, test } from "vitest";
import * as schema from "../schema/index.ts";
import { readFunction, readFunctionFiles } from "./function-files.ts";

interface Column {
  name: string;
  type: string;
  notNull: boolean;
  default?: unknown;
  generated?: unknown;
  identity?: unknown;
}

interface SnapshotTable {
  name: string;
  columns: Record<string, Column>;
  checkConstraints: Record<string, { name: string; value: string }>;
  indexes: Record<string, { name: string; isUnique: boolean; columns: { expression: string }[] }>;
  uniqueConstraints: Record<string, { name: string; columns: string[] }>;
}

/** Drizzle's snapshot of all tables after each migration. */
interface Snapshot {
  tables: Record<string, SnapshotTable>;
}

/** Changes that would break a server of the previous release, which goes on serving during the upgrade. */
function findBreaks(before: Snapshot, after: Snapshot): string[] {
  return Object.entries(before.tables).flatMap(([key, old]) => {
    const table = after.tables[key];
    return table ? breaksIn(old, table) : [`${old.name} is gone`];
  });
}

function breaksIn(old: SnapshotTable, table: SnapshotTable): string[] {
  const breaks: string[] = [];
  for (const [key, was] of Object.entries(old.columns)) {
    const is = table.columns[key];
    const name = `${table.name}.${was.name}`;
    if (!is) breaks.push(`${name} is gone`);
    else {
      if (is.type !== was.type) breaks.push(`${name} is ${is.type}, and was ${was.type}`);
      if (is.notNull && !was.notNull) breaks.push(`${name} must be given, and could be left out`);
      if (is.notNull && !fillsItself(is) && fillsItself(was)) breaks.push(`${name} has no default any more`);
    }
  }
  const young = Object.values(table.columns).filter(({ name }) => !(name in old.columns));
  for (const column of young)
    if (column.notNull && !fillsItself(column))
      breaks.push(`${table.name}.${column.name} is new, and must be given`);
  const isAboutYoung = (text: string) => young.some(({ name }) => new RegExp(`\\b${name}\\b`).test(text));
  for (const { name, rule } of rulesOf(table)) {
    const isNew = !rulesOf(old).some((one) => one.rule === rule || isWider(rule, one.rule));
    if (isNew && !isAboutYoung(rule)) breaks.push(`${table.name} is held to ${name}, and was not`);
  }
  return breaks;
}

const fillsItself = (column: Column) =>
  [column.default, column.generated, column.identity].some((way) => way !== undefined && way !== null);

/** The constraints that may reject a row. */
function rulesOf({
  checkConstraints,
  indexes,
  uniqueConstraints,
}: SnapshotTable): { name: string; rule: string }[] {
  const unique = Object.values(indexes).filter(({ isUnique }) => isUnique);
  return [
    ...Object.values(checkConstraints).map(({ name, value }) => ({ name, rule: value })),
    ...unique.map(({ name, columns }) => ({ name, rule: columns.map((each) => each.expression).join() })),
    ...Object.values(uniqueConstraints).map(({ name, columns }) => ({ name, rule: columns.join() })),
  ];
}

/** A list of allowed values that contains all former ones. */
function isWider(rule: string, before: string): boolean {
  const aboutOf = (text: string) => text.replace(/\(.*\)/s, "");
  const valuesOf = (text: string): string[] => text.match(/'[^']*'/g) ?? [];
  const values = valuesOf(rule);
  return (
    / in \('/.test(before) &&
    aboutOf(rule) === aboutOf(before) &&
    valuesOf(before).every((value) => values.includes(value))
  );
}

const folder = join(import.meta.dirname, "../migrations");
const read = (file: string) => readFileSync(join(folder, file), "utf8").replaceAll("\r\n", "\n");
const files = readdirSync(folder).filter((name) => name.endsWith(".sql"));
const { entries } = JSON.parse(read("meta/_journal.json")) as { entries: { tag: string; when: number }[] };

const instead =
  "Databases in use were made by this file and will not see the change. Put it back (git checkout), and write the change as a new migration: npm run migration -- --name what_it_does";

describe("the migrations", () => {
  test("begin with the one that every database in use began with", () => {
    const fingerprint = createHash("sha256").update(read("0000_first.sql")).digest("hex");
    expect(fingerprint, instead).toBe("18a25aa8b7e36421ccb7335048e9c1b6c7d6aa08fb26d6b4c9c12bc0d1629990");
    expect(entries[0], instead).toMatchObject({ tag: "0000_first", when: 1_795_123_972_218 });
  });

  test("are all in the journal in ascending order, or one would be skipped", () => {
    expect(entries.map(({ tag }) => `${tag}.sql`)).toEqual(files.toSorted());
    expect(entries).toEqual(entries.toSorted((one, other) => one.when - other.when));
    expect(new Set(entries.map(({ when }) => when)).size).toBe(entries.length);
  });

  test.each(files)(
    "create no function and no trigger in %s: those are files in database/functions",
    (file) => {
      expect(read(file)).not.toMatch(
        /create\s+(or\s+replace\s+)?(function|procedure|(constraint\s+)?trigger)\b/i,
      );
    },
  );
});

const snapshotOf = (number: number) =>
  JSON.parse(read(`meta/${String(number).padStart(4, "0")}_snapshot.json`)) as Snapshot;

/** By name, the columns of each table. */
const outline = (tables: { name: string; columns: string[] }[]) =>
  Object.fromEntries(tables.map(({ name, columns }) => [name, columns.toSorted()]));

test("the newest snapshot has the tables and columns of database/schema", () => {
  const { tables } = snapshotOf(entries.length - 1);
  const described = Object.values(schema)
    .filter((value) => is(value, PgTable))
    .map(getTableConfig);
  expect(
    outline(Object.values(tables).map(({ name, columns }) => ({ name, columns: Object.keys(columns) }))),
    "npm run migration -- --name what_it_does",
  ).toEqual(
    outline(
      described.map(({ name, columns }) => ({
        name,
        columns: columns.map((column) => (column.keyAsName ? toSnakeCase(column.name) : column.name)),
      })),
    ),
  );
});

describe("a server of the previous release", () => {
  const advice =
    "It serves beside the new one during an upgrade. Add first; what is no longer used may go in the release after the next";

  test.each(entries.map((_, number) => number).filter((number) => number > 0))(
    "continues after migration %i",
    (number) => {
      expect(findBreaks(snapshotOf(number - 1), snapshotOf(number)), advice).toEqual([]);
    },
  );

  test("breaks on a dropped column, a new required column, and a new constraint", () => {
    const after = structuredClone(snapshotOf(0));
    const { profiles, events } = {
      profiles: after.tables["public.profiles"],
      events: after.tables["public.events"],
    };
    if (!profiles || !events) throw new Error("the snapshot has no such tables");
    delete profiles.columns.phone;
    events.columns.host = { name: "host", type: "text", notNull: true };
    events.columns.fee = { name: "fee", type: "text", notNull: false };
    profiles.checkConstraints.no_chad = { name: "no_chad", value: "country <> 'Chad'" };
    expect(findBreaks(snapshotOf(0), after)).toEqual([
      "events.host is new, and must be given",
      "profiles.phone is gone",
      "profiles is held to no_chad, and was not",
    ]);
  });

  test("breaks on another type, and on a column that becomes required", () => {
    const after = structuredClone(snapshotOf(0));
    const columns = after.tables["public.profiles"]?.columns;
    if (columns?.country) columns.country = { ...columns.country, type: "uuid", notNull: true };
    if (columns?.role) delete columns.role.default;
    delete after.tables["public.events"];
    expect(findBreaks(snapshotOf(0), after)).toEqual([
      "events is gone",
      "profiles.role has no default any more",
      "profiles.country is uuid, and was text",
    ]);
  });
});

describe("a file with a function", () => {
  const functions = readFunctionFiles();

  test.each(functions)("is named after it: $file", ({ file, name }) => {
    expect(file.replace("before-tables/", "")).toMatch(new RegExp(`^${name}\\w*\\.sql$`));
  });

  test("comes after those that it calls", () => {
    const names = functions.map(({ signature }) => signature);
    const isFirst = (one: string, other: string) => names.indexOf(one) < names.indexOf(other);
    expect(isFirst("searchable(text)", "plain_title(text)")).toBe(true);
    expect(isFirst("add_sponsored_counts(jsonb)", "count_sponsored_once(jsonb)")).toBe(true);
  });

  test("says which triggers call it, and has a unique signature", () => {
    const read = readFunction(
      "move.sql",
      `CREATE OR REPLACE FUNCTION move(ids uuid[], why text DEFAULT NULL) RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
CREATE OR REPLACE TRIGGER moved AFTER INSERT OR UPDATE OF title ON colleges FOR EACH ROW EXECUTE FUNCTION move();`,
    );
    expect(read).toMatchObject({ signature: "move(uuid[], text)", triggers: ["colleges.moved"] });
  });

  test.each([
    ["none", "SELECT 1;"],
    ["one that can't be applied twice", "CREATE FUNCTION one() RETURNS int LANGUAGE sql RETURN 1;"],
    [
      "two",
      ["one", "two"]
        .map((name) => `CREATE OR REPLACE FUNCTION ${name}() RETURNS int LANGUAGE sql RETURN 1;`)
        .join("\n"),
    ],
  ])("is refused with %s in it", (_, text) => {
    expect(() => readFunction("one.sql", text)).toThrow(
      /^database\/functions\/one\.sql must hold one function/,
    );
  });
});
