import { sql } from "drizzle-orm";
import { type AnyPgColumn, check } from "drizzle-orm/pg-core";

/** The longest address that a mail server has to take (RFC 5321). */
export const longestEmail = 254;

/**
 * What an e-mail address looks like, said once for forms, tables and the mail server: both JavaScript and PostgreSQL read this
 * pattern. Apostrophes and plus signs are allowed; quotes, brackets, blanks and letters beyond ASCII are not.
 */
export const emailPattern =
  "^([A-Za-z0-9_'+-]+\\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\\.)+[A-Za-z]{2,}$";

/** A check that a column holds an address that a mail can be sent to. */
export const isEmail = (name: string, column: AnyPgColumn) =>
  check(
    name,
    sql`length(${column}) <= ${sql.raw(String(longestEmail))} and ${column} ~ ${sql.raw(`'${emailPattern.replaceAll("'", "''")}'`)}`,
  );
