import { openRecordCounter } from "#app/shared/csv/count-records.ts";
import { connectionLost } from "./words.ts";

type DownloadOutcome =
  | { ok: true; file: Blob; records: number }
  | { ok: false; isEmpty: boolean; message: string };

/** Downloads a file completely and counts its records, so that a truncated one is noticed. */
export async function download(address: string): Promise<DownloadOutcome> {
  try {
    const response = await fetch(address, { headers: { Accept: "text/csv" } });
    const isFile = response.headers.get("Content-Type")?.startsWith("text/csv") ?? false;
    if (!response.ok || !isFile || !response.body) {
      // A redirect means that the session has ended.
      const message = response.redirected || response.ok ? "" : await response.text();
      return { ok: false, isEmpty: response.status === 404, message };
    }
    const counter = openRecordCounter();
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    const reader = response.body.getReader();
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      counter.take(read.value);
      chunks.push(read.value);
    }
    return { ok: true, file: new Blob(chunks, { type: "text/csv" }), records: counter.count() };
  } catch {
    // Browsers' own messages ("network error") differ and are no help to users.
    return { ok: false, isEmpty: false, message: connectionLost };
  }
}

/** Saves a file as if it had been downloaded by a link. */
export function saveAs(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // A minute is enough for the browser to take over the file.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
