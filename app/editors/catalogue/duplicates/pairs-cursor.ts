import { defineCursor, idPart, momentPart, wordPart } from "#app/shared/keyset/cursor.ts";

/** Where a page of records begins or ends: beside the record that was written at this moment with this id. */
export interface Place {
  direction: "after" | "before";
  at: string;
  id: string;
}

export const { read: readPlace, write: writePlace } = defineCursor<Place>({
  direction: wordPart("after", "before"),
  at: momentPart,
  id: idPart,
});
