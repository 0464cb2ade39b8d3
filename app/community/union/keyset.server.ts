import { type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { idPattern } from "#app/common/frame/read-id.ts";

/** Where a row stands in its order: microseconds since 1970, and its id. */
export interface Place {
  at: string;
  id: string;
}

/** Which part of a list is asked for. */
export type Part = { kind: "start" | "end" } | { kind: "after" | "before" | "from"; place: Place };

const shape = new RegExp(`^(-?\\d{1,17})\\.(${idPattern})$`);

export const writePlace = ({ at, id }: Place) => `${at}.${id}`;

/** The part an address names. What we did not write ourselves means the start. */
export function readPart(search: URLSearchParams): Part {
  for (const kind of ["after", "before"] as const) {
    const [, at, id] = shape.exec(search.get(kind) ?? "") ?? [];
    if (at && id) return { kind, place: { at, id } };
  }
  return { kind: search.has("last") ? "end" : "start" };
}

export const microsOf = (moment: AnyPgColumn) =>
  sql<string>`(extract(epoch from ${moment}) * 1000000)::bigint::text`;

interface Order {
  at: AnyPgColumn;
  id: AnyPgColumn;
  isNewestFirst: boolean;
}

/** The condition and the order that read a part along an index, from the end of it that is asked for. */
export function reading(
  part: Part,
  { at, id, isNewestFirst }: Order,
): { where: SQL; by: SQL[]; isBack: boolean } {
  const isBack = part.kind === "before" || part.kind === "end";
  const isDown = isNewestFirst !== isBack;
  const by = isDown ? [sql`${at} desc`, sql`${id} desc`] : [sql`${at}`, sql`${id}`];
  if (!("place" in part)) return { where: sql`true`, by, isBack };
  const sign = sql.raw(`${isDown ? "<" : ">"}${part.kind === "from" ? "=" : ""}`);
  const moment = sql`timestamptz 'epoch' + ${part.place.at}::bigint * interval '1 microsecond'`;
  return { where: sql`(${at}, ${id}) ${sign} (${moment}, ${part.place.id}::uuid)`, by, isBack };
}

export interface Cut<Row> {
  rows: Row[];
  previous: string | null;
  next: string | null;
}

/** A page out of the rows that were read, one more than it shows, and the addresses of its neighbours. */
export function cut<Row extends { id: string; at: string }>(read: Row[], part: Part, size: number): Cut<Row> {
  const isBack = part.kind === "before" || part.kind === "end";
  const rows = read.slice(0, size);
  if (isBack) rows.reverse();
  const hasMore = read.length > size;
  const [first] = rows;
  const last = rows.at(-1);
  const hasPrevious = isBack ? hasMore : part.kind !== "start";
  const hasNext = isBack ? part.kind === "before" : hasMore;
  return {
    rows,
    previous: hasPrevious && first ? `before=${writePlace(first)}` : null,
    next: hasNext && last ? `after=${writePlace(last)}` : null,
  };
}
