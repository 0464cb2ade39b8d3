import { sql } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { queryRows } from "#database/query-rows.ts";
import type { CatalogueKind } from "../fields/catalogue-field.ts";

/** Shows records to everyone. Gives how many were not shown before. */
export async function publishRecords(db: Database, kind: CatalogueKind, ids: string[]): Promise<number> {
  return moved(await queryRows(db, sql`select publish_records(${kind}, ${uuids(ids)}) as moved`));
}

/** Takes records down; they keep everything and can be published again. Jobs say why. */
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

/** Deletes records, published or not; the history keeps what they were. */
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
