import { createHmac } from "node:crypto";
import { sql } from "drizzle-orm";
import { type Database, DatabaseUnavailable } from "../database.ts";
import { queryRows } from "../query-rows.ts";
import { type Checksum, createChecksum } from "./checksum.ts";
import { type DumpTable, isJson, listSequences, listTables, prepareTransaction } from "./tables.ts";

const rowsPerFetch = 1000;

interface Dump {
  now: Date;
  secret: string;
  report(line: string): void;
}

/** Lets a restore recognise AUTH_SECRET without containing it. */
export const fingerprintOf = (secret: string) =>
  createHmac("sha256", secret).update("the secret of a backup").digest("hex").slice(0, 16);

/**
 * All rows of a database as lines of JSON: a header; then, table by table, `["table", name, columns]`, the rows as
 * objects and `["checksum", name, rows, sum]`; then `["sequence", …]` and `["end"]`. Reads in the caller's transaction,
 * which fixes the moment. Jobs are not included: schedules, starts and tables enqueue them again.
 */
export async function* dumpDatabase(db: Database, { now, secret, report }: Dump): AsyncGenerator<string> {
  await requireTables(db);
  await prepareTransaction(db);
  yield toLine({
    fursa: "backup",
    version: 1,
    createdAt: now.toISOString(),
    secret: fingerprintOf(secret),
    migration: await findNewestMigration(db),
  });
  for (const table of await listTables(db)) {
    yield toLine(["table", table.name, table.columns.map(({ name }) => name)]);
    const checksum = createChecksum();
    for await (const rows of readRows(db, table)) {
      for (const row of rows) checksum.add(row);
      yield `${rows.join("\n")}\n`;
    }
    const { rows, sum } = checksum.result();
    yield toLine(["checksum", table.name, rows, sum]);
    report(`${table.name}: ${formatRowCount(rows)}`);
  }
  for (const { name, last, isCalled } of await listSequences(db))
    yield toLine(["sequence", name, last, isCalled]);
  yield toLine(["end"]);
}

const toLine = (value: unknown) => `${JSON.stringify(value)}\n`;

/** Checked first, because a database without our tables doesn't have our roles either. */
async function requireTables(db: Database): Promise<void> {
  const [found] = await queryRows<{ exists: boolean }>(
    db,
    sql`select to_regnamespace('drizzle') is not null as exists`,
  );
  if (!found?.exists) throw new DatabaseUnavailable("the database has no tables of Fursa");
}

async function findNewestMigration(db: Database): Promise<number> {
  const [journal] = await queryRows<{ newest: string }>(
    db,
    sql`select max(created_at)::text as newest from drizzle.__drizzle_migrations`,
  );
  return Number(journal?.newest ?? 0);
}

/** "1 row", "10,162 rows". */
export const formatRowCount = (rows: number) => (rows === 1 ? "1 row" : `${rows.toLocaleString("en")} rows`);

export async function checksumTable(db: Database, table: DumpTable): Promise<Checksum> {
  const checksum = createChecksum();
  for await (const rows of readRows(db, table)) for (const row of rows) checksum.add(row);
  return checksum.result();
}

/** Reads through a cursor, so that no table has to fit into memory. */
async function* readRows(db: Database, { name, columns }: DumpTable): AsyncGenerator<string[]> {
  const list = columns.map((column) =>
    isJson(column) ? `${column.quoted}::text as ${column.quoted}` : column.quoted,
  );
  // A column called "row" would hide an alias of that name, so the alias is a name that no column has.
  await db.execute(
    sql`declare dump no scroll cursor for select to_json("the row")::text as row
      from (select ${sql.raw(list.join(", "))} from ${sql.raw(name)}) as "the row"`,
  );
  while (true) {
    const rows = await queryRows<{ row: string }>(db, sql`fetch ${sql.raw(String(rowsPerFetch))} from dump`);
    if (rows.length === 0) break;
    // PostgreSQL puts newlines between the entries of arrays; inside strings they are escaped.
    yield rows.map(({ row }) => row.replaceAll("\n", " "));
  }
  await db.execute(sql`close dump`);
}
