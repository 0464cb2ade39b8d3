import { sql } from "drizzle-orm";
import { type AnyPgColumn, check } from "drizzle-orm/pg-core";

/** Checks that a column holds an entry of a list (or null, if the column may be null). */
export const isOneOf = (name: string, column: AnyPgColumn, list: readonly string[]) =>
  check(name, sql`${column} in (${sql.raw(list.map(quoted).join(", "))})`);

/** Checks that every entry of an array column is from a list. */
export const areAllFrom = (name: string, column: AnyPgColumn, list: readonly string[]) =>
  check(name, sql`${column} <@ array[${sql.raw(list.map(quoted).join(", "))}]::text[]`);

const quoted = (value: string) => `'${value.replaceAll("'", "''")}'`;
