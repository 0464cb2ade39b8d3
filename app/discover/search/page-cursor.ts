import { readId } from "#app/common/frame/read-id.ts";

export type Sort = "newest" | "closing";

/** A page that begins after, or ends before, a certain listing: it stays the same page while others are added. */
export interface PageCursor {
  number: number;
  direction: "after" | "before";
  sort: Sort;
  /** The listing's place in the order: microseconds since 1970, or the day on which it closes. */
  place: string;
  id: string;
}

const places = { newest: /^-?\d{1,17}$/, closing: /^(\d{4}-\d\d-\d\d|infinity)$/ };
const shape = /^([1-9]\d{0,6})\.([ab])([nc])\.([^.]+)\.([^.]+)$/;

export function writePageCursor(cursor: PageCursor): string {
  return `${cursor.number}.${cursor.direction[0]}${cursor.sort[0]}.${cursor.place}.${cursor.id}`;
}

/** Null for anything that we did not write ourselves: the first page is shown then. */
export function readPageCursor(written: string | null): PageCursor | null {
  const [, number, direction, sort, place, id] = shape.exec(written ?? "") ?? [];
  if (!number || !direction || !sort || !place || !id) return null;
  const cursor: PageCursor = {
    number: Number(number),
    direction: direction === "a" ? "after" : "before",
    sort: sort === "n" ? "newest" : "closing",
    place,
    id,
  };
  const isSound = places[cursor.sort].test(place) && isRealDay(cursor) && readId(id) === id;
  return isSound ? cursor : null;
}

/** PostgreSQL refuses the 30th of February, where JavaScript moves on to March. */
function isRealDay({ sort, place }: PageCursor): boolean {
  if (sort !== "closing" || place === "infinity") return true;
  const day = new Date(`${place}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(place) && !place.startsWith("0000");
}
