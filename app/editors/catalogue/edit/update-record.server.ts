import type { Database } from "#database/database.ts";
import type { RecordValues } from "#database/schema/index.ts";
import type { CatalogueKind } from "../fields/catalogue-field.ts";
import { setColumns } from "./create-records.server.ts";
import { type CatalogueRecord, findRecord } from "./find-record.server.ts";

type UpdateOutcome =
  | { ok: true }
  | { ok: false; reason: "gone" }
  /** Someone else has changed it since it was read; `record` is its present state. */
  | { ok: false; reason: "changed"; record: CatalogueRecord };

/** Saves the values unless the record has changed since `version` was read. */
export async function updateRecord(
  db: Database,
  { kind, id, version }: { kind: CatalogueKind; id: string; version: string },
  values: RecordValues,
): Promise<UpdateOutcome> {
  const record = await findRecord(db, kind, id, { forUpdate: true });
  if (!record) return { ok: false, reason: "gone" };
  if (record.version !== version) return { ok: false, reason: "changed", record };
  await setColumns(db, record, values);
  return { ok: true };
}
