import { type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { defineCursor, idPart, momentPart } from "#app/shared/keyset/cursor.ts";
import { isPastCursor, momentOf, takePage } from "#app/shared/keyset/keyset.server.ts";

/** A row's position in the order: microseconds since 1970, and its id. */
interface RowPosition {
  at: string;
  id: string;
}

/** Which part of a list is requested. */
export type PageRequest =
  | { kind: "start" | "end" }
  | { kind: "after" | "before" | "from"; place: RowPosition };

const cursor = defineCursor<RowPosition>({ at: momentPart, id: idPart });

/** Parses the requested part of a URL. A cursor that we did not write means the start. */
export function parsePageRequest(search: URLSearchParams): PageRequest {
  for (const kind of ["after", "before"] as const) {
    const place = cursor.parse(search.get(kind));
    if (place) return { kind, place };
  }
  return { kind: search.has("last") ? "end" : "start" };
}

const isBack = ({ kind }: PageRequest) => kind === "before" || kind === "end";

interface PageOrder {
  at: AnyPgColumn;
  id: AnyPgColumn;
  isNewestFirst: boolean;
}

/** The condition and the order that read a part along an index, from the requested end. */
export function keysetQuery(
  part: PageRequest,
  { at, id, isNewestFirst }: PageOrder,
): { where: SQL; by: SQL[] } {
  const isRising = isNewestFirst === isBack(part);
  const by = isRising ? [sql`${at}`, sql`${id}`] : [sql`${at} desc`, sql`${id} desc`];
  if (!("place" in part)) return { where: sql`true`, by };
  const from = part.kind === "from" ? "from it on" : undefined;
  return {
    where: isPastCursor({ key: at, id, isAscending: isRising }, momentOf(part.place.at), part.place.id, from),
    by,
  };
}

export interface KeysetPage<Row> {
  rows: Row[];
  previous: string | null;
  next: string | null;
}

/** A page from the rows that were read, one more than it shows, with the cursors of its neighbours. */
export function pageOf<Row extends RowPosition>(
  read: Row[],
  part: PageRequest,
  size: number,
): KeysetPage<Row> {
  const { rows, hasPrevious, hasNext } = takePage(read, size, {
    isBack: isBack(part),
    isEnd: !("place" in part),
  });
  const [first] = rows;
  const last = rows.at(-1);
  return {
    rows,
    previous: hasPrevious && first ? `before=${cursor.write(first)}` : null,
    next: hasNext && last ? `after=${cursor.write(last)}` : null,
  };
}
