import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { queryRows } from "#database/query-rows.ts";
import type { RecordValues } from "#database/schema/index.ts";
import type { CatalogueKind, Noun } from "../fields/catalogue-field.ts";
import { nouns } from "../fields/record-types.ts";

/** A record as editors see it, wherever it stands. */
export interface CatalogueRecord {
  id: string;
  kind: CatalogueKind;
  title: string;
  isPublished: boolean;
  /** Why it was taken down, where that was said. */
  reason: string | null;
  values: RecordValues;
  /** Another one when any of the values is another. */
  version: string;
}

type Found = Pick<CatalogueRecord, "title" | "isPublished" | "reason" | "values">;

/** A published or unpublished record; null where there is none. With `toChange`, nobody else changes it meanwhile. */
export async function findRecord(
  db: Database,
  kind: CatalogueKind,
  id: string,
  { toChange = false } = {},
): Promise<CatalogueRecord | null> {
  const lock = toChange ? sql`for update` : sql``;
  const [published] = await queryRows<Found>(
    db,
    sql`select record_title(to_jsonb(record)) as title, true as "isPublished", null as reason, to_jsonb(record) as values
      from ${sql.identifier(kind)} as record where id = ${id} ${lock}`,
  );
  const [found] = published
    ? [published]
    : await queryRows<Found>(
        db,
        sql`select title, false as "isPublished", reason, record as values
          from unpublished_records where id = ${id} and kind = ${kind} ${lock}`,
      );
  if (!found) return null;
  const values = onlyFields(nouns[kind], found.values);
  return { id, kind, ...found, values, version: versionOf(values) };
}

const onlyFields = (noun: Noun, values: RecordValues): RecordValues =>
  Object.fromEntries(noun.fields.map(({ name, empty = null }) => [name, values[name] ?? empty]));

const versionOf = (values: RecordValues) =>
  createHash("sha256").update(JSON.stringify(values)).digest("base64url").slice(0, 22);
