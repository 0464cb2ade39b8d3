import { type SQL, sql } from "drizzle-orm";
import { asViewer, type Viewer } from "#database/viewer.ts";
import type { ExportSection } from "./sections.server.ts";

type ExportCells = (string | null)[];

/** Cursor of the next batch. The timestamp is text, since JavaScript dates have no microseconds. */
interface ExportCursor {
  moment: string | null;
  id: string;
}

interface ExportRow {
  place: ExportCursor;
  cells: ExportCells;
}

/**
 * All rows of a section, newest first, in batches. Each batch is its own transaction, which ends before the
 * rows are sent, so a slow client holds no connection.
 */
export async function* exportRows(
  viewer: Viewer,
  section: ExportSection,
  batch = 500,
): AsyncGenerator<ExportCells[]> {
  yield* readInBatches(batch, (from) => readBatch(viewer, section, datedAfter(section, from), batch));
  if (section.newest.notNull) return;
  yield* readInBatches(batch, (from) => readBatch(viewer, section, undatedAfter(section, from), batch));
}

async function* readInBatches(
  batch: number,
  read: (from: ExportCursor | null) => Promise<ExportRow[]>,
): AsyncGenerator<ExportCells[]> {
  let from: ExportCursor | null = null;
  for (;;) {
    const rows: ExportRow[] = await read(from);
    if (rows.length > 0) yield rows.map(({ cells }) => cells);
    from = rows.at(-1)?.place ?? null;
    if (rows.length < batch) return;
  }
}

async function readBatch(
  viewer: Viewer,
  section: ExportSection,
  isBeyond: SQL,
  batch: number,
): Promise<ExportRow[]> {
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
  return (result as unknown as { rows: ExportRow[] }).rows;
}

const datedAfter = ({ newest, id }: ExportSection, from: ExportCursor | null) =>
  from
    ? sql`(${newest}, ${id}) < (${from.moment}::timestamptz, ${from.id}::uuid)`
    : sql`${newest} is not null`;

const undatedAfter = ({ newest, id }: ExportSection, from: ExportCursor | null) =>
  sql`${newest} is null and ${from ? sql`${id} < ${from.id}::uuid` : sql`true`}`;
