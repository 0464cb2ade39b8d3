import type { Kind } from "#app/catalogue/kinds/kinds.ts";
import {
  dayPart,
  defineCursor,
  idPart,
  momentPart,
  numberPart,
  wordPart,
} from "#app/shared/keyset/cursor.ts";

const sorts = ["fit", "newest", "closing", "amount", "fees"] as const;
export type Sort = (typeof sorts)[number];

/** The sort orders of each kind. Colleges have fees instead of an amount. */
const sortsOf = {
  scholarships: ["newest", "closing", "amount"],
  colleges: ["newest", "closing", "fees"],
  internships: ["newest", "closing", "amount"],
} as const satisfies Record<Kind, readonly Sort[]>;

/** The sort orders to choose from, the default first: relevance if there is a text. */
export const sortsFor = (kind: Kind, text: string): readonly Sort[] =>
  text ? ["fit", ...sortsOf[kind]] : sortsOf[kind];

export const usualSort = (text: string): Sort => (text ? "fit" : "newest");

/** A page that begins after or ends before a listing, so that new listings don't move it. */
export interface PageCursor {
  number: number;
  direction: "after" | "before";
  sort: Sort;
  /** The listing's sort key: microseconds since 1970, the closing day, the worth in cents, or relevance. */
  place: string;
  id: string;
  /** With relevance: the newest listing when the first page was read, in microseconds since 1970. */
  asOf?: string | undefined;
}

const partsBy = (sort: Sort) => ({
  number: numberPart(1, 9_999_999),
  direction: wordPart("after", "before"),
  sort: wordPart(sort),
  place: sort === "closing" ? dayPart : momentPart,
  id: idPart,
});
const cursorBy = (sort: Sort) => defineCursor<Omit<PageCursor, "asOf">>(partsBy(sort));
const cursorAsOf = defineCursor<Required<PageCursor>>({ ...partsBy("fit"), asOf: momentPart });
const cursors = {
  fit: cursorBy("fit"),
  newest: cursorBy("newest"),
  closing: cursorBy("closing"),
  amount: cursorBy("amount"),
  fees: cursorBy("fees"),
};

export const writePageCursor = ({ asOf, ...cursor }: PageCursor): string =>
  asOf === undefined ? cursors[cursor.sort].write(cursor) : cursorAsOf.write({ ...cursor, asOf });

/** Returns null for text that isn't a cursor: the first page is shown then. */
export function readPageCursor(written: string | null): PageCursor | null {
  for (const sort of sorts) {
    const cursor = cursors[sort].parse(written);
    if (cursor) return cursor;
  }
  return cursorAsOf.parse(written);
}
