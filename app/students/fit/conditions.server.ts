import { type SQL, sql } from "drizzle-orm";

/** A condition in SQL. One that is false or true for everyone is left out of what it is put into. */
export interface Condition {
  sql: SQL;
  is?: boolean;
}

export const never: Condition = { sql: sql`false`, is: false };
export const always: Condition = { sql: sql`true`, is: true };

export function any(...conditions: Condition[]): Condition {
  if (conditions.some(({ is }) => is === true)) return always;
  return joined(conditions, sql` or `, never);
}

export function all(...conditions: Condition[]): Condition {
  if (conditions.some(({ is }) => is === false)) return never;
  return joined(conditions, sql` and `, always);
}

export function not(condition: Condition): Condition {
  if (condition.is !== undefined) return condition.is ? never : always;
  return { sql: sql`not (${condition.sql})` };
}

function joined(conditions: Condition[], by: SQL, otherwise: Condition): Condition {
  const open = conditions.filter(({ is }) => is === undefined);
  if (open.length === 0) return otherwise;
  return {
    sql: sql.join(
      open.map((one) => sql`(${one.sql})`),
      by,
    ),
  };
}

const literal = (bits: bigint) => sql.raw(`${BigInt.asIntN(64, bits)}::bigint`);

/** True when the column has one of the bits; all of them are -1. */
export const meets = (column: SQL, bits: bigint): Condition => {
  if (bits === 0n) return never;
  return { sql: bits === -1n ? sql`${column} <> 0` : sql`${column} & ${literal(bits)} <> 0` };
};

export const missesAll = (column: SQL, bits: bigint): Condition =>
  bits === 0n ? always : { sql: sql`${column} & ${literal(bits)} = 0` };

/** A number that lies in some bits of a column. */
export const number = (column: SQL, { first, bits }: { first: number; bits: number }): SQL =>
  first === 0
    ? sql`(${column} & ${sql.raw(String(2 ** bits - 1))})`
    : sql`((${column} >> ${sql.raw(String(first))}) & ${sql.raw(String(2 ** bits - 1))})`;
