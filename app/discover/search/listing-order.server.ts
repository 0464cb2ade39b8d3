import { type SQL, sql } from "drizzle-orm";
import { isBehind, microsOf, momentOf } from "#app/common/keyset/keyset.server.ts";
import type { Collection } from "./collections.server.ts";
import type { PageCursor, Sort } from "./page-cursor.ts";

/** The order of a list, from a cursor on. Back from a cursor it runs the other way. */
export interface Order {
  isClosing: boolean;
  /** What is worth most first, or fits best: that stands in no index, and is worked out. */
  isByWorth: boolean;
  by: SQL;
  key: SQL;
  place: SQL;
  /** True of what comes after the cursor in this order. */
  isBeyond: SQL | undefined;
}

/** Newest first, soonest to close first, or what fits best or is worth most first; the id decides between equals, so that no two places are the same. */
export function orderOf(
  { table, columns: { id, createdAt }, closing }: Collection,
  sort: Sort,
  cursor: PageCursor | null,
): Order {
  const isClosing = sort === "closing" && closing !== null;
  const isByWorth = sort === "amount" || sort === "fees" || sort === "fit";
  const key = isByWorth ? sql`${table}.worth` : sql`${isClosing ? closing.closesOn : createdAt}`;
  const isRising = isClosing !== (cursor?.direction === "before");
  const way = isRising ? sql`asc` : sql`desc`;
  const startOf = (place: string) =>
    isByWorth ? sql`${place}::numeric` : isClosing ? sql`${place}::date` : momentOf(place);
  return {
    isClosing,
    isByWorth,
    by: sql`${key} ${way}, ${id} ${way}`,
    key,
    place: sql`${id}, ${isClosing || isByWorth ? sql`${key}::text` : microsOf(key)} as place`,
    isBeyond: cursor ? isBehind({ key, id, isRising }, startOf(cursor.place), cursor.id) : undefined,
  };
}
