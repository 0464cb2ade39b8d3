import { openRecordCounter } from "#app/shared/csv/count-records.ts";
import { connectionLost } from "./words.ts";

type Downloaded =
  | { ok: true; file: Blob; records: number }
  | { ok: false; isEmpty: boolean; message: string };

/** Fetches a file to its last byte, and counts what is in it: only then is it known to be whole. */
export async function download(address: string): Promise<Downloaded> {
  try {
    const answer = await fetch(address, { headers: { Accept: "text/csv" } });
    const isFile = answer.headers.get("Content-Type")?.startsWith("text/csv") ?? false;
    if (!answer.ok || !isFile || !answer.body) {
      // Whoever was sent to another page is no longer signed in.
      const message = answer.redirected || answer.ok ? "" : await answer.text();
      return { ok: false, isEmpty: answer.status === 404, message };
    }
    const counter = openRecordCounter();
    const pieces: Uint8Array<ArrayBuffer>[] = [];
    const reader = answer.body.getReader();
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      counter.take(read.value);
      pieces.push(read.value);
    }
    return { ok: true, file: new Blob(pieces, { type: "text/csv" }), records: counter.count() };
  } catch {
    // The browser's own words for it ("network error") are no sentence, and each has others.
    return { ok: false, isEmpty: false, message: connectionLost };
  }
}

/** Hands a file to the browser under a name, as if it had been downloaded by a link. */
export function saveAs(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser has the file by then; a minute is more than it needs to begin.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
