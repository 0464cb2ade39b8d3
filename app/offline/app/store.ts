import type { Applicant } from "#app/catalogue/eligibility/applicant.ts";
import { offlineDatabase } from "#app/shared/offline-storage/database.ts";
import type { SavedStatus } from "#app/students/saved/track/progress.ts";
import type { CatalogueFile, CatalogueRows } from "../catalogue-file.ts";
import type { ActionOutcome, FormValues, NumberedAction } from "../sync-queue/actions.ts";

/** A member's own data on a phone, if they asked for it. */
export interface MemberData {
  /** Identifies the member without naming them. */
  whose: string;
  takenOn: string;
  applicant: Applicant | null;
  /** The profile's answers that can be changed here; null without a profile. */
  answers: FormValues | null;
  saved: SavedRecord[];
  /** Threads of the union that they asked or follow. */
  threads: { id: string; title: string; opening: string }[];
}

export interface SavedRecord {
  item: string;
  title: string;
  status: SavedStatus;
  note: string;
  ticked: string[];
  hasReferees: boolean;
  /** Missing in what was stored by earlier versions. */
  wantsOpening?: boolean;
}

/** An action taken here, until the site has confirmed it. */
export interface QueuedAction extends NumberedAction {
  whose: string;
  /** Milliseconds since 1970, by the phone's clock. */
  at: number;
  /** It was sent, but no response came: the site may have processed it or not. */
  isTried: boolean;
  outcome?: ActionOutcome;
}

export type ByteKind = "catalogue" | "app" | "mine";
/** Bytes over the wire in a month, "2026-11". */
export interface MonthlyBytes {
  month: string;
  bytes: Partial<Record<ByteKind, number>>;
}

interface StoredValues {
  /** The catalogue without its rows, the rows, and when it was last compared with the site's. */
  copy: { file: CatalogueFile; rows: CatalogueRows; lookedAt: number };
  mine: MemberData;
  /** "yes" if the member asked to store their own data here. */
  keepsMine: "yes";
  /** In the order of the actions. */
  outbox: QueuedAction[];
  bytes: MonthlyBytes;
}

const { database: name, store } = offlineDatabase;

/**
 * Null if there is none and nothing is to be written: reading must not leave a trace on a phone that was asked to
 * forget.
 */
function open(mode: IDBTransactionMode): Promise<IDBDatabase | null> {
  return new Promise((done, fail) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => {
      if (mode === "readonly") request.transaction?.abort();
      else request.result.createObjectStore(store);
    };
    request.onsuccess = () => done(request.result);
    request.onerror = () => (request.error?.name === "AbortError" ? done(null) : fail(request.error));
  });
}

/** Resolves to a function that reads the result once the transaction is complete. */
async function inStore<Answer>(
  mode: IDBTransactionMode,
  ask: (objectStore: IDBObjectStore) => () => Answer,
): Promise<Answer | undefined> {
  const database = await open(mode);
  if (!database) return undefined;
  return new Promise((done, fail) => {
    // Strict durability: what is reported as stored survives a kill of the browser.
    const transaction = database.transaction(store, mode, { durability: "strict" });
    const read = ask(transaction.objectStore(store));
    transaction.oncomplete = () => {
      database.close();
      done(read());
    };
    // Full storage throws here, and nothing is stored.
    transaction.onabort = () => {
      database.close();
      fail(transaction.error);
    };
  });
}

const nothing = () => undefined;

export const readStored = <Name extends keyof StoredValues>(
  what: Name,
): Promise<StoredValues[Name] | undefined> =>
  inStore("readonly", (objectStore) => {
    const request = objectStore.get(what);
    return () => request.result;
  });

export const writeStored = <Name extends keyof StoredValues>(
  what: Name,
  value: StoredValues[Name],
): Promise<void> =>
  inStore("readwrite", (objectStore) => {
    objectStore.put(value, what);
    return nothing;
  });

/** In one transaction, so that two tabs don't overwrite each other's changes. */
export const changeStored = <Name extends keyof StoredValues>(
  what: Name,
  by: (before: StoredValues[Name] | undefined) => StoredValues[Name],
): Promise<void> =>
  inStore("readwrite", (objectStore) => {
    const request = objectStore.get(what);
    request.onsuccess = () => objectStore.put(by(request.result), what);
    return nothing;
  });

export const deleteStored = (...what: (keyof StoredValues)[]): Promise<void> =>
  inStore("readwrite", (objectStore) => {
    for (const one of what) objectStore.delete(one);
    return nothing;
  });

/** Everything, so that the next user finds nothing. */
export function deleteStore(): Promise<void> {
  return new Promise((done, fail) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => done();
    request.onerror = () => fail(request.error);
  });
}

/** Adds to this month's count. A new month starts at zero. */
export async function countBytes(kind: ByteKind, bytes: number, today: string): Promise<void> {
  const month = today.slice(0, 7);
  await changeStored("bytes", (known) => {
    const before = known?.month === month ? known.bytes : {};
    return { month, bytes: { ...before, [kind]: (before[kind] ?? 0) + bytes } };
  });
}
