import { defineCursor, idPart, wordPart } from "#app/shared/keyset/cursor.ts";

/** Where a page of records begins or ends: beside the record with this key and this id. The key is a moment, a day or a name. */
export interface RecordPlace {
  direction: "after" | "before";
  key: string;
  id: string;
}

const cursor = defineCursor<RecordPlace>({
  direction: wordPart("after", "before"),
  key: { shape: /^[\w-]{0,400}$/, mean: readKey },
  id: idPart,
});

export const readRecordPlace = cursor.read;

/** A name may hold anything, dots too: it travels in letters that an address takes. */
export const writeRecordPlace = (place: RecordPlace) => cursor.write({ ...place, key: toBase64(place.key) });

const toBase64 = (text: string) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

function readKey(written: string): string | null {
  try {
    const bytes = Uint8Array.from(atob(written.replaceAll("-", "+").replaceAll("_", "/")), (letter) =>
      letter.charCodeAt(0),
    );
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return text.includes("\0") ? null : text;
  } catch {
    return null;
  }
}
