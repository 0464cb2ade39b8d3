import { groupWorth, highestRank } from "#app/catalogue/matching/rank.ts";
import { dayPart, defineCursor, idPart, momentPart, numberPart } from "#app/shared/keyset/cursor.ts";

/** Where a page of matches ended. */
export interface MatchCursor {
  /** See `rankOf`. */
  rank: number;
  /** "infinity" if it never closes. */
  listedUntil: string;
  /** When it was added, in microseconds since 1970. */
  createdAt: string;
  id: string;
}

export const { parse: readMatchCursor, write: writeMatchCursor } = defineCursor<MatchCursor>({
  rank: numberPart(0, highestRank),
  listedUntil: dayPart,
  createdAt: momentPart,
  id: idPart,
});

/** Just before the first match that is not open to the student. */
export const firstClosed = writeMatchCursor({
  rank: groupWorth,
  listedUntil: "infinity",
  createdAt: "0",
  id: "00000000-0000-0000-0000-000000000000",
});
