import { sql } from "drizzle-orm";
import { setColumns } from "#app/editors/catalogue/edit/create-records.server.ts";
import { findRecord } from "#app/editors/catalogue/edit/find-record.server.ts";
import type { CatalogueKind } from "#app/editors/catalogue/fields/catalogue-field.ts";
import type { Database } from "#database/database.ts";
import { queryRows } from "#database/query-rows.ts";
import type { RecordValues } from "#database/schema/index.ts";

interface RecordPlace {
  kind: CatalogueKind;
  id: string;
  isPublished: boolean;
}

/** Sets columns, and returns them before and after for Undo. */
export async function changeColumns(
  db: Database,
  record: RecordPlace,
  values: RecordValues,
): Promise<{ before: RecordValues; after: RecordValues }> {
  const names = Object.keys(values);
  const before = await readColumns(db, record, names);
  await setColumns(db, record, values);
  return { before, after: await readColumns(db, record, names) };
}

/** Restores columns. Returns false if the record is gone or someone has changed one of them since. */
export async function restoreColumns(
  db: Database,
  { kind, id }: { kind: CatalogueKind; id: string },
  { before, after }: { before: RecordValues; after: RecordValues | null },
): Promise<boolean> {
  const names = Object.keys(before);
  if (names.length === 0) return true;
  const record = await findRecord(db, kind, id, { forUpdate: true });
  if (!record || !after) return false;
  const current = await readColumns(db, record, names);
  if (names.some((name) => JSON.stringify(current[name]) !== JSON.stringify(after[name]))) return false;
  await setColumns(db, record, before);
  return true;
}

/** With `checked_at`, which is not a field of the form. */
export async function readColumns(
  db: Database,
  { kind, id, isPublished }: RecordPlace,
  names: string[],
): Promise<RecordValues> {
  const [row] = await queryRows<{ values: RecordValues }>(
    db,
    isPublished
      ? sql`select to_jsonb(record) as values from ${sql.identifier(kind)} as record where id = ${id}`
      : sql`select record as values from unpublished_records where id = ${id} and kind = ${kind}`,
  );
  return Object.fromEntries(names.map((name) => [name, row?.values[name] ?? null]));
}
