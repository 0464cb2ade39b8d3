import type { Database } from "#database/database.ts";
import type { RecordValues } from "#database/schema/index.ts";
import { asViewer } from "#database/viewer.ts";
import { anAdmin, somebody } from "#tests/support/people/people.ts";
import type { CatalogueKind } from "./fields.ts";
import { nouns } from "./nouns.ts";
import { readRecord } from "./read-record.server.ts";

export const today = "2026-11-15";

/** Does something as a new editor. */
export async function asEditor<Result>(
  db: Database,
  work: (db: Database) => Promise<Result>,
  name = "Edna Editor",
): Promise<Result> {
  return asViewer(anAdmin(db, await somebody(db, name)), work);
}

/** A whole record from the few texts that matter to a test. */
export function valuesOf(kind: CatalogueKind, texts: Record<string, string>): RecordValues {
  const reading = readRecord(nouns[kind], texts);
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  return reading.values;
}
