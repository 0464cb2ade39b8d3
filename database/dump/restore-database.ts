import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../database.ts";
import { migrate, migrateUntil } from "../migrate/migrate.ts";
import { queryRows } from "../query-rows.ts";
import type { Checksum } from "./checksum.ts";
import { checksumTable, formatRowCount } from "./dump-database.ts";
import { addReferences, dropReferences } from "./references.ts";
import { RestoreRefused } from "./refused.ts";
import { type DumpTable, isJson, listSequences, listTables, prepareTransaction } from "./tables.ts";

const mostRowsPerInsert = 500;
const mostCharactersPerInsert = 1_000_000;

const header = z.object({
  fursa: z.literal("backup"),
  version: z.literal(1),
  createdAt: z.iso.datetime(),
  secret: z.string().max(64),
  migration: z.int(),
});
type DumpHeader = z.infer<typeof header>;

const entry = z.union([
  z.tuple([z.literal("table"), z.string(), z.array(z.string())]),
  z.tuple([z.literal("checksum"), z.string(), z.int().min(0), z.string()]),
  z.tuple([z.literal("sequence"), z.string(), z.string().regex(/^\d{1,19}$/), z.boolean()]),
  z.tuple([z.literal("end")]),
]);

interface RestoreOptions {
  lines: AsyncIterable<string>;
  report(line: string): void;
}

export function parseDumpHeader(line: string | undefined): DumpHeader {
  const parsed = header.safeParse(parseJson(line ?? ""));
  if (!parsed.success) throw new RestoreRefused("this is not a backup of Fursa that this release can read");
  return parsed.data;
}

/**
 * Loads what `dumpDatabase` wrote into an empty database, in the caller's transaction. Builds the tables as of the dump's migration,
 * loads them, then adds references, functions and newer migrations.
 */
export async function restoreDatabase(
  db: Database,
  { migration }: DumpHeader,
  restore: RestoreOptions,
): Promise<{ tables: number; rows: number }> {
  await requireEmpty(db);
  await prepareTransaction(db);
  await migrateUntil(db, migration).catch(refuseOtherRelease);
  const references = await dropReferences(db, "public");
  const total = await loadTables(db, restore);
  await addReferences(db, references).catch(refuseRows("references between tables"));
  await migrate(db);
  return total;
}

/**
 * Loads every table and compares its checksum. A name in the file is only looked up among the existing tables: every
 * identifier in the SQL comes from the database itself.
 */
export async function loadTables(
  db: Database,
  { lines, report }: RestoreOptions,
): Promise<{ tables: number; rows: number }> {
  const tables = new Map((await listTables(db)).map((table) => [table.name, table]));
  const sequences = new Set((await listSequences(db)).map(({ name }) => name));
  const total = { tables: 0, rows: 0 };
  let loading: ReturnType<typeof startLoading> | null = null;
  let hasEnded = false;
  for await (const line of lines) {
    if (hasEnded) throw new RestoreRefused("the backup goes on after its end");
    if (line.startsWith("{")) {
      if (!loading) throw misplaced("a row");
      await loading.add(line);
      continue;
    }
    const parsed = entry.safeParse(parseJson(line));
    if (!parsed.success) throw new RestoreRefused("the backup has a line that is not part of one");
    const [kind, name, ...rest] = parsed.data;
    if (kind !== "checksum" && loading) throw misplaced(`"${kind}"`);
    if (kind === "table") {
      const table = claimTable(tables, name);
      requireSameColumns(table, rest[0] as string[]);
      loading = startLoading(db, table);
    } else if (kind === "checksum") {
      if (loading?.name !== name) throw misplaced("a checksum");
      const [rows, sum] = rest as [number, string];
      await loading.finish({ rows, sum });
      loading = null;
      total.tables += 1;
      total.rows += rows;
      report(`${name}: ${formatRowCount(rows)}, compared`);
    } else if (kind === "sequence") {
      if (!sequences.delete(name))
        throw new RestoreRefused(`the backup has an unknown sequence, ${show(name)}`);
      await db
        .execute(sql`select setval(${name}::regclass, ${rest[0]}::bigint, ${rest[1]})`)
        .catch(refuseRows(name));
    } else {
      hasEnded = true;
    }
  }
  if (!hasEnded) throw new RestoreRefused("the backup is incomplete: it ends in the middle");
  const missing = [...tables.keys(), ...sequences];
  if (missing.length > 0)
    throw new RestoreRefused(`the backup is incomplete: it lacks ${missing.join(", ")}`);
  return total;
}

/** Inserts the rows of one table in batches. */
function startLoading(db: Database, table: DumpTable) {
  let rows: string[] = [];
  let characters = 0;
  const flush = async () => {
    if (rows.length > 0) await insertRows(db, table, rows).catch(refuseRows(table.name));
    rows = [];
    characters = 0;
  };
  return {
    name: table.name,
    async add(row: string) {
      rows.push(row);
      characters += row.length;
      if (rows.length >= mostRowsPerInsert || characters > mostCharactersPerInsert) await flush();
    },
    async finish(expected: Checksum) {
      await flush();
      const found = await checksumTable(db, table);
      if (found.rows === expected.rows && found.sum === expected.sum) return;
      throw new RestoreRefused(
        `${table.name} differs from the backup: ${expected.rows} rows (${expected.sum}) became ${found.rows} (${found.sum})`,
      );
    },
  };
}

/** The rows are one parameter. */
async function insertRows(db: Database, { name, columns }: DumpTable, rows: string[]): Promise<void> {
  const names = columns.map(({ quoted }) => quoted);
  const types = columns.map((column) => `${column.quoted} ${isJson(column) ? "text" : column.type}`);
  const values = columns.map((column) => column.quoted + (isJson(column) ? `::${column.type}` : ""));
  await db.execute(
    sql`insert into ${sql.raw(name)} (${sql.raw(names.join(", "))}) overriding system value
      select ${sql.raw(values.join(", "))}
      from json_to_recordset(${`[${rows.join(",")}]`}::json) as entry (${sql.raw(types.join(", "))})`,
  );
}

async function requireEmpty(db: Database): Promise<void> {
  const found = await queryRows<{ name: string }>(
    db,
    sql`select format('%s.%s', schemaname, tablename) as name from pg_tables
      where schemaname in ('public', 'drizzle', 'jobs') order by 1`,
  );
  if (found.length === 0) return;
  const others = found.length > 1 ? ` and ${found.length - 1} other tables` : "";
  throw new RestoreRefused(`the database is not empty: it has ${found[0]?.name}${others}. Give an empty one`);
}

function claimTable(tables: Map<string, DumpTable>, name: string): DumpTable {
  const table = tables.get(name);
  if (!table) throw new RestoreRefused(`the backup has an unknown table, or one twice: ${show(name)}`);
  tables.delete(name);
  return table;
}

function requireSameColumns({ name, columns }: DumpTable, given: string[]): void {
  const known = columns.map((column) => column.name).toSorted();
  if (given.length === known.length && given.toSorted().every((column, at) => column === known[at])) return;
  throw new RestoreRefused(`the backup has other columns than ${name}`);
}

function refuseOtherRelease(problem: unknown): never {
  throw problem instanceof RangeError ? new RestoreRefused(problem.message) : problem;
}

/** If the database rejects a value, the file is wrong. The failed query contains all the rows, so it isn't shown. */
const refuseRows = (what: string) => (problem: unknown) => {
  const { code, message } = (problem as { cause?: { code?: unknown; message?: string } }).cause ?? {};
  const isAboutContent = typeof code === "string" && /^(?:2[1-3]|42|54)/.test(code);
  throw isAboutContent ? new RestoreRefused(`${what} can't be restored: ${message}`) : problem;
};

const misplaced = (what: string) => new RestoreRefused(`the backup is out of order: ${what} is misplaced`);
const show = (name: string) => JSON.stringify(name.slice(0, 80));

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
