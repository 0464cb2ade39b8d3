import { sql } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { queryRows } from "#database/query-rows.ts";
import type { RecordValues } from "#database/schema/index.ts";
import type { CatalogueKind } from "../fields/catalogue-field.ts";

/** Adds validated records, which must all have the same columns. Returns their ids in the same order. */
export async function createRecords(
  db: Database,
  kind: CatalogueKind,
  records: RecordValues[],
  { isPublished }: { isPublished: boolean },
): Promise<string[]> {
  if (records.length === 0) return [];
  const withIds = records.map((record) => ({ id: crypto.randomUUID(), ...record }));
  await (isPublished ? addPublished(db, kind, withIds) : addUnpublished(db, kind, withIds));
  return withIds.map(({ id }) => id);
}

export async function createRecord(
  db: Database,
  kind: CatalogueKind,
  values: RecordValues,
  where: { isPublished: boolean },
): Promise<string> {
  const [id] = await createRecords(db, kind, [values], where);
  if (!id) throw new Error("the record was not inserted");
  return id;
}

async function addPublished(db: Database, kind: CatalogueKind, records: RecordValues[]): Promise<void> {
  const table = sql.identifier(kind);
  const columns = sql.join(
    Object.keys(records[0] ?? {}).map((name) => sql.identifier(name)),
    sql`, `,
  );
  await db.execute(sql`
    insert into ${table} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(records)}::jsonb)`);
}

async function addUnpublished(db: Database, kind: CatalogueKind, records: RecordValues[]): Promise<void> {
  await db.execute(sql`
    insert into unpublished_records (id, kind, title, record, was_published, created_at)
    select (record->>'id')::uuid, ${kind}, record_title(record), record,
      record ? 'created_at', coalesce((record->>'created_at')::timestamptz, now())
    from jsonb_array_elements(${JSON.stringify(records)}::jsonb) as record`);
}

/** Sets columns of one record, published or not. */
export async function setColumns(
  db: Database,
  { kind, id, isPublished }: { kind: CatalogueKind; id: string; isPublished: boolean },
  values: RecordValues,
): Promise<void> {
  const names = Object.keys(values);
  if (names.length === 0) return;
  const given = JSON.stringify(values);
  const table = sql.identifier(kind);
  const columns = names.map((name) => sql`${sql.identifier(name)} = given.${sql.identifier(name)}`);
  await queryRows(
    db,
    isPublished
      ? sql`update ${table} as record set ${sql.join(columns, sql`, `)}
          from jsonb_populate_record(null::${table}, ${given}::jsonb) as given where record.id = ${id}`
      : sql`update unpublished_records
          set record = record || ${given}::jsonb, title = record_title(record || ${given}::jsonb)
          where id = ${id} and kind = ${kind}`,
  );
}
