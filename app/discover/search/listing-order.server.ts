import { type SQL, sql } from "drizzle-orm";
import type { PageCursor, Sort } from "./page-cursor.ts";
import type { Shelf } from "./shelves.server.ts";

/** The order of a list, from a cursor on. Back from a cursor it runs the other way. */
export interface Order {
  isClosing: boolean;
  by: SQL;
  key: SQL;
  place: SQL;
  /** True of what comes after the cursor in this order. */
  isBeyond: SQL | undefined;
}

/** Newest first, or soonest to close first; the id decides between equals, so that no two places are the same. */
export function orderOf(
  { columns: { id, createdAt }, closing }: Shelf,
  sort: Sort,
  cursor: PageCursor | null,
): Order {
  const isClosing = sort === "closing" && closing !== null;
  const key = sql`${isClosing ? closing.closesOn : createdAt}`;
  const isRising = isClosing !== (cursor?.direction === "before");
  const way = isRising ? sql`asc` : sql`desc`;
  const since1970 = sql`timestamptz 'epoch' + ${cursor?.place}::bigint * interval '1 microsecond'`;
  const start = isClosing ? sql`${cursor?.place}::date` : since1970;
  return {
    isClosing,
    by: sql`${key} ${way}, ${id} ${way}`,
    key,
    place: isClosing
      ? sql`${id}, ${key}::text as place`
      : sql`${id}, (extract(epoch from ${key}) * 1000000)::bigint::text as place`,
    isBeyond: cursor
      ? sql`(${key}, ${id}) ${isRising ? sql`>` : sql`<`} (${start}, ${cursor.id}::uuid)`
      : undefined,
  };
}
