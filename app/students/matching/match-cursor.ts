import { dayPart, defineCursor, idPart, momentPart, numberPart } from "#app/common/keyset/cursor.ts";
import { highestRank } from "./rank.ts";

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
