import { type SQL, sql } from "drizzle-orm";
import type { BitColumn } from "#database/schema/match-shelves.ts";

/** A condition on an opportunity's bits: rendered for a row here, and for thousands at once by `onShelves`. */
export type Condition =
  | { is: boolean }
  | { any: Condition[] }
  | { all: Condition[] }
  | { not: Condition }
  | { column: BitColumn; bits: bigint }
  | { column: BitColumn; place: Place; from: number; to: number }
  | { region: string | null };

/** Some bits of a column that are a number. */
interface Place {
  first: number;
  bits: number;
}

export const never: Condition = { is: false };
export const always: Condition = { is: true };

/** One that is false or true for everyone is left out of what it is put into. */
export function any(...conditions: Condition[]): Condition {
  if (conditions.some((one) => "is" in one && one.is)) return always;
  const open = conditions.filter((one) => !("is" in one));
  return open.length > 1 ? { any: open } : (open[0] ?? never);
}

export function all(...conditions: Condition[]): Condition {
  if (conditions.some((one) => "is" in one && !one.is)) return never;
  const open = conditions.filter((one) => !("is" in one));
  return open.length > 1 ? { all: open } : (open[0] ?? always);
}

export function not(condition: Condition): Condition {
  if ("is" in condition) return condition.is ? never : always;
  return "not" in condition ? condition.not : { not: condition };
}

/** True when the column has one of the bits; all of them are -1. */
export const meets = (column: BitColumn, bits: bigint): Condition =>
  bits === 0n ? never : { column, bits: BigInt.asIntN(64, bits) };

export const missesAll = (column: BitColumn, bits: bigint): Condition => not(meets(column, bits));

/** A number that lies in some bits of a column, both ends counted. */
export function isBetween(column: BitColumn, place: Place, from: number, to: number): Condition {
  const most = 2 ** place.bits - 1;
  if (from > to || from > most || to < 0) return never;
  return from <= 0 && to >= most
    ? always
    : { column, place, from: Math.max(from, 0), to: Math.min(to, most) };
}

export const isAbove = (column: BitColumn, place: Place, own: number) =>
  isBetween(column, place, own + 1, Number.POSITIVE_INFINITY);
export const isBelow = (column: BitColumn, place: Place, own: number) => isBetween(column, place, 0, own - 1);

/** Its region is named, or has these words in its name. */
export const hasRegion = (words: string | null): Condition => ({ region: words });

/** For the columns of a row. */
export function onRow(condition: Condition): SQL {
  if ("is" in condition) return sql.raw(String(condition.is));
  if ("any" in condition) return sql.join(condition.any.map(bracketed), sql` or `);
  if ("all" in condition) return sql.join(condition.all.map(bracketed), sql` and `);
  if ("not" in condition)
    return "bits" in condition.not ? shares(condition.not, "=") : sql`not (${onRow(condition.not)})`;
  if ("region" in condition)
    return condition.region === null
      ? sql`fit_region is not null`
      : sql`coalesce(strpos(fit_region, ${` ${condition.region} `}) > 0, false)`;
  return "bits" in condition ? shares(condition, "<>") : isWithin(condition);
}

const bracketed = (condition: Condition) => sql`(${onRow(condition)})`;

const shares = ({ column, bits }: { column: BitColumn; bits: bigint }, sign: "=" | "<>") =>
  sql.raw(bits === -1n ? `${column} ${sign} 0` : `${column} & ${bits}::bigint ${sign} 0`);

function isWithin({ column, place, from, to }: Extract<Condition, { place: Place }>): SQL {
  const most = 2 ** place.bits - 1;
  const number = place.first === 0 ? `(${column} & ${most})` : `((${column} >> ${place.first}) & ${most})`;
  if (to === most) return sql.raw(`${number} >= ${from}`);
  return sql.raw(from === 0 ? `${number} <= ${to}` : `${number} between ${from} and ${to}`);
}

export function areSame(one: unknown, other: unknown): boolean {
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return one === other;
  const [own, others] = [Object.entries(one), Object.entries(other)];
  return (
    own.length === others.length &&
    own.every(([key, part], nth) => key === others[nth]?.[0] && areSame(part, others[nth]?.[1]))
  );
}
