import type { CatalogueKind } from "#app/editors/catalogue/fields/catalogue-field.ts";
import { readRecord } from "#app/editors/catalogue/fields/parse-record.server.ts";
import { nouns } from "#app/editors/catalogue/fields/record-types.ts";
import type { Database } from "#database/database.ts";
import type { RecordValues } from "#database/schema/index.ts";
import { asViewer } from "#database/viewer.ts";
import { anAdmin, somebody } from "#tests/support/people/people.ts";

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
