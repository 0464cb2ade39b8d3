import { sql } from "drizzle-orm";
import { owner } from "../access/roles.ts";
import type { Database } from "../database.ts";
import { queryRows } from "../query-rows.ts";

/** Identifiers as PostgreSQL's catalogue quotes them, for use in SQL. They never come from a file. */
export interface DumpTable {
  name: string;
  columns: { name: string; quoted: string; type: string }[];
}

interface DumpSequence {
  name: string;
  last: string;
  isCalled: boolean;
}

/** Everything that our migrations created: tables with their stored columns, by name. Generated columns are left out. */
export const listTables = (db: Database) =>
  queryRows<DumpTable>(
    db,
    sql`select format('public.%I', relname) as name,
      jsonb_agg(jsonb_build_object('name', attname, 'quoted', quote_ident(attname), 'type', format_type(atttypid, atttypmod))
        order by attnum) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
      and relowner = ${owner}::regrole
    group by relname order by relname`,
  );

export async function listSequences(db: Database): Promise<DumpSequence[]> {
  const names = await queryRows<{ name: string }>(
    db,
    sql`select format('public.%I', relname) as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'S' and relowner = ${owner}::regrole order by 1`,
  );
  const sequences: DumpSequence[] = [];
  for (const { name } of names) {
    const [row] = await queryRows<Omit<DumpSequence, "name">>(
      db,
      sql`select last_value::text as last, is_called as "isCalled" from ${sql.raw(name)}`,
    );
    if (row) sequences.push({ name, ...row });
  }
  return sequences;
}

/** Takes the owner's rights, and the settings under which equal values are written as equal text. */
export async function prepareTransaction(db: Database): Promise<void> {
  await db.execute(sql`select set_config('role', ${owner}, true), set_config('timezone', 'UTC', true),
    set_config('datestyle', 'ISO, MDY', true), set_config('intervalstyle', 'postgres', true),
    set_config('extra_float_digits', '1', true), set_config('bytea_output', 'hex', true)`);
}

/** JSON travels as text, since JSON's null and SQL's null would look alike in a row of JSON. */
export const isJson = ({ type }: { type: string }) => type === "json" || type === "jsonb";
