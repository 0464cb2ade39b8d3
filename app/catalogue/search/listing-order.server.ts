import { type SQL, sql } from "drizzle-orm";
import { closesNext } from "#app/catalogue/dates/closing-columns.server.ts";
import { isPastCursor, microsOf, momentOf } from "#app/shared/keyset/keyset.server.ts";
import type { Collection } from "./collections.server.ts";
import type { PageCursor, Sort } from "./page-cursor.ts";

/** The order of a list, from a cursor on. Back from a cursor it runs the other way. */
export interface Order {
  isClosing: boolean;
  /** From the oldest on, or from what closes first. */
  isRising: boolean;
  /** What it goes by, where that stands in no column and is worked out for each; null where it does, and for the fit. */
  measure: SQL | null;
  by: SQL;
  key: SQL;
  place: SQL;
  /** True of what comes after the cursor in this order. */
  isBeyond: SQL | undefined;
}

/**
 * Newest first, soonest to close first, or what fits best or is worth most first; the id decides between equals, so that no two places are
 * the same.
 */
export function orderOf(collection: Collection, sort: Sort, cursor: PageCursor | null, today: string): Order {
  const { table, columns, closing } = collection;
  const { id, createdAt } = columns;
  const isClosing = sort === "closing";
  const isByWorth = sort === "amount" || sort === "fees" || sort === "fit";
  const measure = measureOf(collection, sort, today);
  const column = isClosing && closing ? closing.closesOn : createdAt;
  const key = measure || sort === "fit" ? sql`${table}.measure` : sql`${column}`;
  const isRising = isClosing !== (cursor?.direction === "before");
  const way = isRising ? sql`asc` : sql`desc`;
  const startOf = (place: string) =>
    isByWorth ? sql`${place}::numeric` : isClosing ? sql`${place}::date` : momentOf(place);
  return {
    isClosing,
    isRising,
    measure,
    by: sql`${key} ${way}, ${id} ${way}`,
    key,
    place: sql`${id}, ${isClosing || isByWorth ? sql`${key}::text` : microsOf(key)} as place`,
    isBeyond: cursor
      ? isPastCursor({ key, id, isAscending: isRising }, startOf(cursor.place), cursor.id)
      : undefined,
  };
}

function measureOf({ worth, closing, cycle }: Collection, sort: Sort, today: string): SQL | null {
  if (sort === "amount" || sort === "fees") return worth;
  return sort === "closing" && !closing ? closesNext(cycle, today) : null;
}
