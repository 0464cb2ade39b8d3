import { sql } from "drizzle-orm";
import type { Kind } from "#app/catalogue/kinds/kinds.ts";
import type { Database } from "#database/database.ts";
import { queryRows } from "#database/query-rows.ts";
import type { RecordValues } from "#database/schema/index.ts";
import { addCheck } from "../doubtful/add-check.server.ts";
import type { CatalogueKind } from "../fields/catalogue-field.ts";
import { withChangeLabel } from "../history/label-changes.server.ts";

/** A selected record with its current value in one column. */
interface ChosenRecord {
  id: string;
  title: string;
  value: unknown;
}

/** The selected records that still exist, by title. */
export function describeRecords(
  db: Database,
  kind: CatalogueKind,
  ids: string[],
  column = "id",
): Promise<ChosenRecord[]> {
  return queryRows(
    db,
    sql`select id, title, value from (
        select id, record_title(to_jsonb(record)) as title, to_jsonb(record)->${column}::text as value
        from ${sql.identifier(kind)} as record where id = any(${uuids(ids)})
        union all
        select id, title, record->${column}::text from unpublished_records
        where kind = ${kind} and id = any(${uuids(ids)})
      ) as chosen order by title, id`,
  );
}

/** Sets the same columns of all records, as one batch of the history. Returns how many were changed. */
export async function setForAll(
  db: Database,
  kind: CatalogueKind,
  ids: string[],
  values: RecordValues,
): Promise<number> {
  const given = JSON.stringify(values);
  const table = sql.identifier(kind);
  const columns = Object.keys(values).map(
    (name) => sql`${sql.identifier(name)} = given.${sql.identifier(name)}`,
  );
  return withChangeLabel(db, { action: "update", batchId: crypto.randomUUID() }, async (own) => {
    const published = await queryRows(
      own,
      sql`update ${table} as record set ${sql.join(columns, sql`, `)}
        from jsonb_populate_record(null::${table}, ${given}::jsonb) as given
        where record.id = any(${uuids(ids)}) returning record.id`,
    );
    const unpublished = await queryRows(
      own,
      sql`update unpublished_records set record = record || ${given}::jsonb
        where kind = ${kind} and id = any(${uuids(ids)}) returning id`,
    );
    return published.length + unpublished.length;
  });
}

/** Adds a check of the dates by this editor to each record's evidence. Returns how many were found. */
export async function addChecks(
  db: Database,
  editor: string,
  kind: Kind,
  ids: string[],
  today: string,
): Promise<number> {
  let checked = 0;
  for (const id of ids.toSorted()) {
    if (await addCheck(db, editor, { kind, id, group: null }, today)) checked += 1;
  }
  return checked;
}

const uuids = (ids: string[]) => sql`${sql.param(`{${ids.join(",")}}`)}::uuid[]`;
