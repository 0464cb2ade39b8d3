import { type SQL, sql } from "drizzle-orm";
import { asViewer, type Viewer } from "#database/viewer.ts";
import type { Section } from "./sections.server.ts";

type Cells = (string | null)[];

/** Cursor of the next batch. The timestamp is text, since JavaScript dates have no microseconds. */
interface ExportCursor {
  moment: string | null;
  id: string;
}

interface Row {
  place: ExportCursor;
  cells: Cells;
}

/**
 * All rows of a section, newest first, in batches. Each batch is its own transaction, which ends before the
 * rows are sent, so a slow client holds no connection.
 */
export async function* exportRows(viewer: Viewer, section: Section, batch = 500): AsyncGenerator<Cells[]> {
  yield* readInBatches(batch, (from) => readBatch(viewer, section, datedAfter(section, from), batch));
  if (section.newest.notNull) return;
  yield* readInBatches(batch, (from) => readBatch(viewer, section, undatedAfter(section, from), batch));
}

async function* readInBatches(
  batch: number,
  read: (from: ExportCursor | null) => Promise<Row[]>,
): AsyncGenerator<Cells[]> {
  let from: ExportCursor | null = null;
  for (;;) {
    const rows: Row[] = await read(from);
    if (rows.length > 0) yield rows.map(({ cells }) => cells);
    from = rows.at(-1)?.place ?? null;
    if (rows.length < batch) return;
  }
}

async function readBatch(viewer: Viewer, section: Section, isBeyond: SQL, batch: number): Promise<Row[]> {
  const { table, id, newest, descending, columns } = section;
  const cells = sql.join(
    columns.map(([, column]) => sql`${column}::text`),
    sql`, `,
  );
  const result = await asViewer(viewer, (db) =>
    db.execute(sql`
      select json_build_object('moment', ${newest}::text, 'id', ${id}) as place, json_build_array(${cells}) as cells
      from ${table} where ${isBeyond}
      order by ${newest} ${descending}, ${id} ${descending} limit ${batch}`),
  );
  return (result as unknown as { rows: Row[] }).rows;
}

const datedAfter = ({ newest, id }: Section, from: ExportCursor | null) =>
  from
    ? sql`(${newest}, ${id}) < (${from.moment}::timestamptz, ${from.id}::uuid)`
    : sql`${newest} is not null`;

const undatedAfter = ({ newest, id }: Section, from: ExportCursor | null) =>
  sql`${newest} is null and ${from ? sql`${id} < ${from.id}::uuid` : sql`true`}`;
