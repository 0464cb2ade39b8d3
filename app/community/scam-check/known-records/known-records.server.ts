import { asViewer, type Viewer } from "#database/viewer.ts";
import { listKnownRecords } from "./list-known-records.server.ts";
import type { KnownRecord } from "./named-records.ts";

const tenMinutes = 600_000;
const remembered = new WeakMap<Viewer["database"], { at: number; records: Promise<KnownRecord[]> }>();

/** The public catalogue, cached for ten minutes, so that a check costs next to nothing. */
export function knownRecords({ database }: Viewer, now: number): Promise<KnownRecord[]> {
  const last = remembered.get(database);
  if (last && now - last.at < tenMinutes) return last.records;
  const records = asViewer({ kind: "visitor", database }, listKnownRecords);
  remembered.set(database, { at: now, records });
  // A failed read must not be cached.
  records.catch(() => remembered.delete(database));
  return records;
}
