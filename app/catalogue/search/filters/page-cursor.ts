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

/** The orders that a kind can be put into. A college pays nobody. */
const sortsOf = {
  scholarships: ["newest", "closing", "amount"],
  colleges: ["newest", "closing", "fees"],
  internships: ["newest", "closing", "amount"],
} as const satisfies Record<Kind, readonly Sort[]>;

/** The orders to choose from, the usual one first: where something was typed, what fits it best. */
export const sortsFor = (kind: Kind, text: string): readonly Sort[] =>
  text ? ["fit", ...sortsOf[kind]] : sortsOf[kind];

export const usualSort = (text: string): Sort => (text ? "fit" : "newest");

/** A page that begins after, or ends before, a certain listing: it stays the same page while others are added. */
export interface PageCursor {
  number: number;
  direction: "after" | "before";
  sort: Sort;
  /** The listing's place in the order: microseconds since 1970, the day on which it closes, what it is worth in cents, or how well it fits. */
  place: string;
  id: string;
  /** By fit: the newest listing when the best were chosen, in microseconds since 1970. */
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

/** Null for anything that we did not write ourselves: the first page is shown then. */
export function readPageCursor(written: string | null): PageCursor | null {
  for (const sort of sorts) {
    const cursor = cursors[sort].parse(written);
    if (cursor) return cursor;
  }
  return cursorAsOf.parse(written);
}
