import { asViewer, type Viewer } from "#database/viewer.ts";
import { listKnownRecords } from "./list-known-records.server.ts";
import type { KnownRecord } from "./named-records.ts";

const tenMinutes = 600_000;
const remembered = new WeakMap<Viewer["database"], { at: number; records: Promise<KnownRecord[]> }>();

/** The catalogue as a visitor sees it, read again after ten minutes: it is public, and a check must cost next to nothing. */
export function knownRecords({ database }: Viewer, now: number): Promise<KnownRecord[]> {
  const last = remembered.get(database);
  if (last && now - last.at < tenMinutes) return last.records;
  const records = asViewer({ kind: "visitor", database }, listKnownRecords);
  remembered.set(database, { at: now, records });
  // A reading that failed must not be remembered.
  records.catch(() => remembered.delete(database));
  return records;
}
