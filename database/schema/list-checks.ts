import { sql } from "drizzle-orm";
import { type AnyPgColumn, check } from "drizzle-orm/pg-core";

/** A check that a column holds one of a list (or nothing, where the column may be empty). */
export const isOneOf = (name: string, column: AnyPgColumn, list: readonly string[]) =>
  check(name, sql`${column} in (${sql.raw(list.map(quoted).join(", "))})`);

/** A check that every entry of an array column comes from a list. */
export const areAllFrom = (name: string, column: AnyPgColumn, list: readonly string[]) =>
  check(name, sql`${column} <@ array[${sql.raw(list.map(quoted).join(", "))}]::text[]`);

const quoted = (value: string) => `'${value.replaceAll("'", "''")}'`;
