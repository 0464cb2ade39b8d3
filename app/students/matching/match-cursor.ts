import { dayPart, defineCursor, idPart, momentPart, numberPart } from "#app/common/keyset/cursor.ts";
import { closedRank, highestRank } from "./rank.ts";

/** Where a page of matches ended. */
export interface MatchCursor {
  /** What comes before the day of closing: see `rankFor`. Only the points where there is no verdict. */
  rank: number;
  /** "infinity" where it never closes. */
  listedUntil: string;
  /** When it was written, in microseconds since 1970. */
  at: string;
  id: string;
}

export const { read: readMatchCursor, write: writeMatchCursor } = defineCursor<MatchCursor>({
  rank: numberPart(0, highestRank),
  listedUntil: dayPart,
  at: momentPart,
  id: idPart,
});

/** Just before the first that is not open to whoever asks. */
export const firstClosed = writeMatchCursor({
  rank: closedRank,
  listedUntil: "infinity",
  at: "0",
  id: "00000000-0000-0000-0000-000000000000",
});
