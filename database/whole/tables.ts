import { sql } from "drizzle-orm";
import { ask } from "../ask.ts";
import type { Database } from "../database.ts";
import { owner, worker } from "../roles.ts";

export interface Table {
  /** As SQL writes it: `public.users`. */
  name: string;
  columns: { name: string; type: string }[];
}

/** Whose rows, and by whose rights they are read and written. What errands keep about themselves (statistics, versions) is made anew. */
export const parts = [
  { schema: "public", role: owner, only: null },
  { schema: "errands", role: worker, only: ["queue", "schedule", "subscription", "job", "job_dependency"] },
] as const;

/** The tables of a schema with what was written into them; what the database works out itself is left out. */
export const listTables = (db: Database, schema: string, only: readonly string[] | null) =>
  ask<Table>(
    db,
    sql`select format('%I.%I', ${schema}::text, relname) as name,
      jsonb_agg(jsonb_build_object('name', attname, 'type', format_type(atttypid, atttypmod)) order by attnum) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
    where relnamespace = to_regnamespace(${schema}) and relkind in ('r', 'p') and not relispartition
      and (${only === null} or relname = any (array[${sql.join(
        (only ?? [""]).map((name) => sql`${name}`),
        sql`, `,
      )}]))
    group by relname
    order by ${only === null ? sql`relname` : sql`array_position(array[${sql.raw(only.map((name) => `'${name}'`).join(", "))}], relname::text)`}`,
  );

export const actAs = (db: Database, role: string) => db.execute(sql.raw(`set local role ${role}`));

/** The same text for the same value, whatever the session was told before. */
export async function writeAlike(db: Database): Promise<void> {
  await db.execute(sql`select set_config('timezone', 'UTC', true), set_config('datestyle', 'ISO, MDY', true),
    set_config('intervalstyle', 'postgres', true), set_config('extra_float_digits', '1', true),
    set_config('bytea_output', 'hex', true)`);
}

export const quoteName = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** JSON's null and no value at all would look alike, so that JSON is handed over as text. */
export const isJson = ({ type }: { type: string }) => type === "json" || type === "jsonb";
