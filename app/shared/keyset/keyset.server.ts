import { type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

type Column = AnyPgColumn | SQL;

/** The order of a list: by a key, then by the id, so that no two rows have the same position. */
interface SortOrder {
  key: Column;
  id: Column;
  isAscending: boolean;
}

/** A moment in a cursor's form. */
export const microsOf = (moment: Column) =>
  sql<string>`(extract(epoch from ${moment}) * 1000000)::bigint::text`;

/** The same moment for the database. */
export const momentOf = (micros: string): SQL =>
  sql`timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond'`;

/** True for the rows after a position, or from it on: a range of an index over the key and the id. */
export function isPastCursor(
  { key, id, isAscending }: SortOrder,
  start: SQL,
  startId: string,
  from?: "from it on",
): SQL {
  const sign = sql.raw(`${isAscending ? ">" : "<"}${from ? "=" : ""}`);
  return sql`(${key}, ${id}) ${sign} (${start}, ${startId}::uuid)`;
}

interface KeysetPage<Row> {
  rows: Row[];
  hasPrevious: boolean;
  hasNext: boolean;
}

/**
 * Makes a page of the rows that were read, one more than it shows. Rows read backwards come last first. A page that
 * starts at a row has neighbours on that side; one that starts at an end of the list has none.
 */
export function takePage<Row>(
  read: Row[],
  size: number,
  from: { isBack: boolean; isEnd: boolean },
): KeysetPage<Row> {
  const rows = read.slice(0, size);
  if (from.isBack) rows.reverse();
  const hasMore = read.length > size;
  return {
    rows,
    hasPrevious: from.isBack ? hasMore : !from.isEnd,
    hasNext: from.isBack ? !from.isEnd : hasMore,
  };
}
