import type { Applicant } from "#app/students/fit/applicant.ts";
import type { SavedStatus } from "#app/students/saved/progress.ts";
import type { CatalogueFile, Rows } from "../catalogue-file.ts";

/** What a phone keeps of somebody, where they asked for it. */
export interface Mine {
  /** Says whose it is without naming them. */
  whose: string;
  takenOn: string;
  applicant: Applicant | null;
  saved: { item: string; title: string; status: SavedStatus; note: string; ticked: string[] }[];
}

export type ByteKind = "catalogue" | "app" | "mine";
/** Bytes over the wire in a month, "2026-11". */
export interface Month {
  month: string;
  bytes: Partial<Record<ByteKind, number>>;
}

interface Kept {
  /** The catalogue without its rows, the rows, and when it was last compared with the site's. */
  copy: { file: CatalogueFile; rows: Rows; lookedAt: number };
  mine: Mine;
  /** "yes" where somebody asked for their own things to be kept here. */
  keepsMine: "yes";
  bytes: Month;
}

const name = "fursa";
const store = "kept";

function open(): Promise<IDBDatabase> {
  return new Promise((done, fail) => {
    const asked = indexedDB.open(name, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(store);
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => fail(asked.error);
  });
}

async function inStore<Answer>(
  mode: IDBTransactionMode,
  ask: (kept: IDBObjectStore) => IDBRequest<Answer>,
): Promise<Answer> {
  const database = await open();
  return new Promise((done, fail) => {
    const transaction = database.transaction(store, mode);
    const asked = ask(transaction.objectStore(store));
    transaction.oncomplete = () => {
      database.close();
      done(asked.result);
    };
    // A full phone says no here, and nothing of it is kept.
    transaction.onabort = () => {
      database.close();
      fail(transaction.error ?? asked.error);
    };
  });
}

export const readKept = <Name extends keyof Kept>(what: Name): Promise<Kept[Name] | undefined> =>
  inStore("readonly", (kept) => kept.get(what));

export const keep = <Name extends keyof Kept>(what: Name, value: Kept[Name]): Promise<unknown> =>
  inStore("readwrite", (kept) => kept.put(value, what));

export const forget = (what: keyof Kept): Promise<unknown> =>
  inStore("readwrite", (kept) => kept.delete(what));

/** Everything, so that the next one finds nothing. */
export const forgetAll = (): Promise<unknown> => inStore("readwrite", (kept) => kept.clear());

/** Adds to what this month has cost. A new month begins at nothing. */
export async function countBytes(kind: ByteKind, bytes: number, today: string): Promise<void> {
  const month = today.slice(0, 7);
  const known = await readKept("bytes");
  const before = known?.month === month ? known.bytes : {};
  await keep("bytes", { month, bytes: { ...before, [kind]: (before[kind] ?? 0) + bytes } });
}
