import { dayPart, defineCursor, idPart, momentPart, numberPart } from "#app/common/keyset/cursor.ts";

/** Where a page of matches ended. */
export interface MatchCursor {
  points: number;
  /** "infinity" where it never closes. */
  listedUntil: string;
  /** When it was written, in microseconds since 1970. */
  at: string;
  id: string;
}

export const { read: readMatchCursor, write: writeMatchCursor } = defineCursor<MatchCursor>({
  points: numberPart(0, 100),
  listedUntil: dayPart,
  at: momentPart,
  id: idPart,
});
