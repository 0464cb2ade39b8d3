import type { Database } from "#database/database.ts";
import type { RecordValues } from "#database/schema/index.ts";
import type { CatalogueKind } from "../fields/catalogue-field.ts";
import { setColumns } from "./create-records.server.ts";
import { type CatalogueRecord, findRecord } from "./find-record.server.ts";

type Changed =
  | { ok: true }
  | { ok: false; reason: "gone" }
  /** Someone else changed it since it was read; `record` is what it is now. */
  | { ok: false; reason: "changed"; record: CatalogueRecord };

/** Saves what an editor made of the version they had read. */
export async function changeRecord(
  db: Database,
  { kind, id, version }: { kind: CatalogueKind; id: string; version: string },
  values: RecordValues,
): Promise<Changed> {
  const record = await findRecord(db, kind, id, { toChange: true });
  if (!record) return { ok: false, reason: "gone" };
  if (record.version !== version) return { ok: false, reason: "changed", record };
  await setColumns(db, record, values);
  return { ok: true };
}
