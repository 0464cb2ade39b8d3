import { defineCursor, idPart, momentPart, wordPart } from "#app/shared/keyset/cursor.ts";

/** Position in the list of records that are compared, newest first. */
export interface PairsCursor {
  direction: "after" | "before";
  at: string;
  id: string;
}

export const { parse: parsePairsCursor, write: writePairsCursor } = defineCursor<PairsCursor>({
  direction: wordPart("after", "before"),
  at: momentPart,
  id: idPart,
});
