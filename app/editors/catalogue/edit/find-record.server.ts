import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { queryRows } from "#database/query-rows.ts";
import type { RecordValues } from "#database/schema/index.ts";
import type { CatalogueKind, RecordType } from "../fields/catalogue-field.ts";
import { recordTypes } from "../fields/record-types.ts";

/** A record as editors see it, published or not. */
export interface CatalogueRecord {
  id: string;
  kind: CatalogueKind;
  title: string;
  isPublished: boolean;
  /** Why a job unpublished it. */
  reason: string | null;
  values: RecordValues;
  /** A hash of the values, to notice concurrent edits. */
  version: string;
}

type RecordRow = Pick<CatalogueRecord, "title" | "isPublished" | "reason" | "values">;

/** Returns null if there is no such record. `forUpdate` locks the row. */
export async function findRecord(
  db: Database,
  kind: CatalogueKind,
  id: string,
  { forUpdate = false } = {},
): Promise<CatalogueRecord | null> {
  const lock = forUpdate ? sql`for update` : sql``;
  const [published] = await queryRows<RecordRow>(
    db,
    sql`select record_title(to_jsonb(record)) as title, true as "isPublished", null as reason, to_jsonb(record) as values
      from ${sql.identifier(kind)} as record where id = ${id} ${lock}`,
  );
  const [row] = published
    ? [published]
    : await queryRows<RecordRow>(
        db,
        sql`select title, false as "isPublished", reason, record as values
          from unpublished_records where id = ${id} and kind = ${kind} ${lock}`,
      );
  if (!row) return null;
  const values = onlyFields(recordTypes[kind], row.values);
  return { id, kind, ...row, values, version: versionOf(values) };
}

const onlyFields = (recordType: RecordType, values: RecordValues): RecordValues =>
  Object.fromEntries(recordType.fields.map(({ name, empty = null }) => [name, values[name] ?? empty]));

const versionOf = (values: RecordValues) =>
  createHash("sha256").update(JSON.stringify(values)).digest("base64url").slice(0, 22);
