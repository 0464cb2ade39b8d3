import {
  dayPart,
  defineCursor,
  idPart,
  momentPart,
  numberPart,
  wordPart,
} from "#app/common/keyset/cursor.ts";

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

const cursorBy = (sort: Sort) =>
  defineCursor<PageCursor>({
    number: numberPart(1, 9_999_999),
    direction: wordPart("after", "before"),
    sort: wordPart(sort),
    place: sort === "newest" ? momentPart : dayPart,
    id: idPart,
  });
const cursors = { newest: cursorBy("newest"), closing: cursorBy("closing") };

export const writePageCursor = (cursor: PageCursor): string => cursors[cursor.sort].write(cursor);

/** Null for anything that we did not write ourselves: the first page is shown then. */
export function readPageCursor(written: string | null): PageCursor | null {
  return cursors.newest.read(written) ?? cursors.closing.read(written);
}
