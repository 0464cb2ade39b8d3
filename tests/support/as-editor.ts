import type { CatalogueKind } from "#app/editors/catalogue/fields/catalogue-field.ts";
import { parseRecord } from "#app/editors/catalogue/fields/parse-record.server.ts";
import { recordTypes } from "#app/editors/catalogue/fields/record-types.ts";
import type { Database } from "#database/database.ts";
import type { RecordValues } from "#database/schema/index.ts";
import { asViewer } from "#database/viewer.ts";
import { anAdmin, somebody } from "#tests/support/people/people.ts";

export const today = "2026-11-15";

/** Runs `work` as a new editor. */
export async function asEditor<Result>(
  db: Database,
  work: (db: Database) => Promise<Result>,
  name = "Edna Editor",
): Promise<Result> {
  return asViewer(anAdmin(db, await somebody(db, name)), work);
}

/** Builds a complete record from the few texts that matter to a test. */
export function recordValues(kind: CatalogueKind, texts: Record<string, string>): RecordValues {
  const reading = parseRecord(recordTypes[kind], texts);
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  return reading.values;
}
