import { defineCursor, idPart, wordPart } from "#app/shared/keyset/cursor.ts";

/** Position in a list. The key is a timestamp, a day or a name, depending on the order. */
export interface RecordCursor {
  direction: "after" | "before";
  key: string;
  id: string;
}

const cursor = defineCursor<RecordCursor>({
  direction: wordPart("after", "before"),
  key: { shape: /^[\w-]{0,400}$/, parse: parseKey },
  id: idPart,
});

export const parseRecordCursor = cursor.parse;

/** Names may contain the cursor's separators, so the key is base64url-encoded. */
export const writeRecordCursor = (place: RecordCursor) =>
  cursor.write({ ...place, key: toBase64(place.key) });

const toBase64 = (text: string) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

function parseKey(written: string): string | null {
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
