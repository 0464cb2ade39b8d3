import { sql } from "drizzle-orm";
import { ask } from "../ask.ts";
import { type Database, DatabaseUnavailable } from "../database.ts";
import { openTally, type Tally } from "./sum.ts";
import { actAs, isJson, listTables, parts, quoteName, type Table, writeAlike } from "./tables.ts";

const atOnce = 1000;

/** Marks at the beginning of a line; a row begins with a brace. */
export const marks = { start: "!", table: "#", tally: "=", sequence: "+", end: "." } as const;

export interface Sequence {
  name: string;
  last: string;
  isCalled: boolean;
}

/**
 * Everything that was ever written into a database, as lines: a table's name and columns, its rows, how many there were. Reads in
 * the transaction that it is given, which decides on the moment.
 */
export async function* readWhole(db: Database, say: (what: string) => void): AsyncGenerator<string> {
  await refuseIfEmpty(db);
  await writeAlike(db);
  await actAs(db, parts[0].role);
  const migrated = await findNewestMigration(db);
  yield `${marks.start}${JSON.stringify({ migrated })}\n`;
  for (const { schema, role, only } of parts) {
    await actAs(db, role);
    for (const table of await listTables(db, schema, only)) {
      yield `${marks.table}${JSON.stringify(table)}\n`;
      const tally = openTally();
      for await (const rows of readRows(db, table)) {
        for (const row of rows) tally.add(row);
        yield `${rows.join("\n")}\n`;
      }
      yield `${marks.tally}${JSON.stringify({ name: table.name, ...tally.total() })}\n`;
      say(`${table.name}: ${countInWords(tally.total().rows)}`);
    }
    for (const sequence of await listSequences(db, schema))
      yield `${marks.sequence}${JSON.stringify(sequence)}\n`;
  }
  yield `${marks.end}\n`;
}

/** Asked before anything else: where there are no tables, there are no roles either. */
async function refuseIfEmpty(db: Database): Promise<void> {
  const [found] = await ask<{ is_there: boolean }>(
    db,
    sql`select to_regnamespace('drizzle') is not null as is_there`,
  );
  if (!found?.is_there) throw new DatabaseUnavailable("the database has no tables of Fursa");
}

async function findNewestMigration(db: Database): Promise<number> {
  const [journal] = await ask<{ newest: string }>(
    db,
    sql`select max(created_at)::text as newest from drizzle.__drizzle_migrations`,
  );
  return Number(journal?.newest ?? 0);
}

/** "1 row", "10,162 rows". */
export const countInWords = (rows: number) => (rows === 1 ? "1 row" : `${rows.toLocaleString("en")} rows`);

export async function tallyRows(db: Database, table: Table): Promise<Tally> {
  const tally = openTally();
  for await (const rows of readRows(db, table)) for (const row of rows) tally.add(row);
  return tally.total();
}

/** A thousand at a time, so that no table has to fit into memory. A column of the row's own name would be taken for it. */
async function* readRows(db: Database, { name, columns }: Table): AsyncGenerator<string[]> {
  const list = columns.map((column) => {
    const quoted = quoteName(column.name);
    return isJson(column) ? `${quoted}::text as ${quoted}` : quoted;
  });
  await db.execute(
    sql.raw(
      `declare whole no scroll cursor for select to_json("the row")::text as row from (select ${list.join(", ")} from ${name}) as "the row"`,
    ),
  );
  while (true) {
    const rows = await ask<{ row: string }>(db, sql.raw(`fetch ${atOnce} from whole`));
    if (rows.length === 0) break;
    // Between the entries of some lists there are new lines; within texts they are written as two characters.
    yield rows.map(({ row }) => row.replaceAll("\n", " "));
  }
  await db.execute(sql`close whole`);
}

async function listSequences(db: Database, schema: string): Promise<Sequence[]> {
  const names = await ask<{ name: string }>(
    db,
    sql`select format('%I.%I', schemaname, sequencename) as name from pg_sequences where schemaname = ${schema} order by 1`,
  );
  const sequences: Sequence[] = [];
  for (const { name } of names) {
    const [row] = await ask<Omit<Sequence, "name">>(
      db,
      sql.raw(`select last_value::text as last, is_called as "isCalled" from ${name}`),
    );
    if (row) sequences.push({ name, ...row });
  }
  return sequences;
}
