import { sql } from "drizzle-orm";
import { type AnyPgColumn, check } from "drizzle-orm/pg-core";

/** The longest address that a mail server has to accept (RFC 5321). */
export const longestEmail = 254;

/**
 * The pattern of an email address, shared by forms, tables and the mail server: both JavaScript and PostgreSQL use it.
 * Apostrophes and plus signs are allowed; quotes, brackets, spaces and letters beyond ASCII are not.
 */
export const emailPattern =
  "^([A-Za-z0-9_'+-]+\\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\\.)+[A-Za-z]{2,}$";

/** Checks that a column holds a deliverable email address. */
export const isEmail = (name: string, column: AnyPgColumn) =>
  check(
    name,
    sql`length(${column}) <= ${sql.raw(String(longestEmail))} and ${column} ~ ${sql.raw(`'${emailPattern.replaceAll("'", "''")}'`)}`,
  );
