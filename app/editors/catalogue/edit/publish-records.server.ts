import { sql } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { queryRows } from "#database/query-rows.ts";
import type { CatalogueKind } from "../fields/catalogue-field.ts";

/** Returns how many were not published before. */
export async function publishRecords(db: Database, kind: CatalogueKind, ids: string[]): Promise<number> {
  return moved(await queryRows(db, sql`select publish_records(${kind}, ${uuids(ids)}) as moved`));
}

/** Hides records from visitors; they can be published again. Jobs give a reason. */
export async function unpublishRecords(
  db: Database,
  kind: CatalogueKind,
  ids: string[],
  reason: string | null = null,
): Promise<number> {
  return moved(
    await queryRows(db, sql`select unpublish_records(${kind}, ${uuids(ids)}, ${reason}) as moved`),
  );
}

/** Deletes records, published or not. The history can restore them. */
export async function deleteRecords(db: Database, kind: CatalogueKind, ids: string[]): Promise<number> {
  const gone = [
    sql`delete from ${sql.identifier(kind)} where id = any(${uuids(ids)}) returning id`,
    sql`delete from unpublished_records where kind = ${kind} and id = any(${uuids(ids)}) returning id`,
  ];
  let count = 0;
  for (const statement of gone) count += (await queryRows(db, statement)).length;
  return count;
}

const uuids = (ids: string[]) => sql`${sql.param(`{${ids.join(",")}}`)}::uuid[]`;

const moved = (rows: { moved: number }[]) => rows[0]?.moved ?? 0;
