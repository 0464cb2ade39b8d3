import { type SQL, sql } from "drizzle-orm";
import { asViewer, type Viewer } from "#database/viewer.ts";
import type { Section } from "./sections.server.ts";

type Cells = (string | null)[];

/** Where the next batch begins. The moment is text, because a JavaScript date would drop its microseconds. */
interface Place {
  moment: string | null;
  id: string;
}

interface Row {
  place: Place;
  cells: Cells;
}

/**
 * All rows of a section, newest first, a batch at a time. Each batch has a transaction of its own that has ended before the
 * rows are handed out: a slow reader holds no connection.
 */
export async function* readRows(viewer: Viewer, section: Section, batch = 500): AsyncGenerator<Cells[]> {
  yield* readInBatches(batch, (from) => readBatch(viewer, section, dated(section, from), batch));
  if (section.newest.notNull) return;
  yield* readInBatches(batch, (from) => readBatch(viewer, section, undated(section, from), batch));
}

async function* readInBatches(
  batch: number,
  read: (from: Place | null) => Promise<Row[]>,
): AsyncGenerator<Cells[]> {
  let from: Place | null = null;
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
  const answer = await asViewer(viewer, (db) =>
    db.execute(sql`
      select json_build_object('moment', ${newest}::text, 'id', ${id}) as place, json_build_array(${cells}) as cells
      from ${table} where ${isBeyond}
      order by ${newest} ${descending}, ${id} ${descending} limit ${batch}`),
  );
  return (answer as unknown as { rows: Row[] }).rows;
}

const dated = ({ newest, id }: Section, from: Place | null) =>
  from
    ? sql`(${newest}, ${id}) < (${from.moment}::timestamptz, ${from.id}::uuid)`
    : sql`${newest} is not null`;

const undated = ({ newest, id }: Section, from: Place | null) =>
  sql`${newest} is null and ${from ? sql`${id} < ${from.id}::uuid` : sql`true`}`;
