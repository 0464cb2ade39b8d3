import { sql } from "drizzle-orm";
import { ask } from "../ask.ts";
import type { Database } from "../database.ts";
import { migrate, migrateUntil } from "../migrate.ts";
import { insertRows } from "./insert-rows.ts";
import { countInWords, marks, type Sequence, tallyRows } from "./read-whole.ts";
import { addReferences, dropReferences, type Reference } from "./references.ts";
import type { Tally } from "./sum.ts";
import { actAs, listTables, parts, type Table, writeAlike } from "./tables.ts";

const mostRows = 500;
const mostCharacters = 1_000_000;
const [records, errands] = parts;

/** Why rows can't be brought into a database, in words for the operator. */
export class CannotBring extends Error {}

interface Bringing {
  lines: AsyncIterable<string>;
  /** Makes the list of errands, empty, in the same transaction. */
  prepareErrands(db: Database): Promise<void>;
  say(what: string): void;
}

/**
 * Brings what `readWhole` gave into an empty database, in the owner's transaction. Rows come before triggers and references, and each
 * table is read back and compared. Says how many tables and rows there are.
 */
export async function writeWhole(
  db: Database,
  { lines, prepareErrands, say }: Bringing,
): Promise<{ tables: number; rows: number }> {
  await refuseFull(db);
  await writeAlike(db);
  const total = { tables: 0, rows: 0 };
  const heap = openHeap(db);
  let references: Reference[] = [];
  let stage = "nothing" as "nothing" | "records" | "errands" | "all";
  const endRecords = async () => {
    if (stage !== "records") return;
    stage = "errands";
    await addReferences(db, references);
    await migrate(db);
    await prepareErrands(db);
    await actAs(db, errands.role);
  };
  for await (const line of lines) {
    if (line.startsWith("{")) {
      await heap.add(line);
      continue;
    }
    const given = line.length > 1 ? JSON.parse(line.slice(1)) : null;
    switch (line[0]) {
      case marks.start:
        await migrateUntil(db, given.migrated).catch(refuseNewer);
        references = await dropReferences(db, records.schema);
        stage = "records";
        break;
      case marks.table:
        if (given.name.startsWith(`${errands.schema}.`)) await endRecords();
        heap.begin(stage === "errands" ? await withKnownColumns(db, given) : given);
        break;
      case marks.tally:
        await heap.end(given);
        total.tables += 1;
        total.rows += given.rows;
        say(`${given.name}: ${countInWords(given.rows)}, compared`);
        break;
      case marks.sequence:
        await setSequence(db, given);
        break;
      case marks.end:
        await endRecords();
        stage = "all";
    }
  }
  if (stage !== "all") throw new CannotBring("it ends in the middle: nothing was written");
  await actAs(db, records.role);
  return total;
}

/** The rows of one table, written some hundreds at a time. */
function openHeap(db: Database) {
  let table: Table | undefined;
  let rows: string[] = [];
  let characters = 0;
  const write = async () => {
    if (table && rows.length > 0) await insertRows(db, table, rows);
    rows = [];
    characters = 0;
  };
  return {
    begin(next: Table) {
      table = next;
    },
    async add(row: string) {
      rows.push(row);
      characters += row.length;
      if (rows.length >= mostRows || characters > mostCharacters) await write();
    },
    async end(expected: Tally) {
      await write();
      if (!table) throw new CannotBring("it is no backup of Fursa: nothing was written");
      const found = await tallyRows(db, table);
      if (found.rows === expected.rows && found.sum === expected.sum) return;
      throw new CannotBring(
        `${table.name} did not arrive as it was: ${expected.rows} rows (${expected.sum}) became ${found.rows} (${found.sum}). Nothing was written`,
      );
    },
  };
}

async function refuseFull(db: Database): Promise<void> {
  const found = await ask<{ name: string }>(
    db,
    sql`select format('%s.%s', schemaname, tablename) as name from pg_tables
      where schemaname in ('public', 'drizzle', 'errands') order by 1`,
  );
  if (found.length === 0) return;
  const others = found.length > 1 ? ` and ${found.length - 1} other tables` : "";
  throw new CannotBring(
    `the database is not empty: it has ${found[0]?.name}${others}. Give an empty one; nothing was changed`,
  );
}

function refuseNewer(problem: unknown): never {
  throw problem instanceof RangeError ? new CannotBring(problem.message) : problem;
}

/** The list of errands is kept by a library, whose next release may know other columns. */
async function withKnownColumns(db: Database, table: Table): Promise<Table> {
  const known = (await listTables(db, errands.schema, errands.only)).find(({ name }) => name === table.name);
  const names = new Set(known?.columns.map(({ name }) => name));
  return { ...table, columns: table.columns.filter(({ name }) => names.has(name)) };
}

const setSequence = (db: Database, { name, last, isCalled }: Sequence) =>
  db.execute(sql`select setval(${name}::regclass, ${last}::bigint, ${isCalled})`);
