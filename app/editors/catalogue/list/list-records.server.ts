import { type SQL, sql } from "drizzle-orm";
import { isPastCursor, microsOf, momentOf, takePage } from "#app/shared/keyset/keyset.server.ts";
import type { Database } from "#database/database.ts";
import { queryRows } from "#database/query-rows.ts";
import type { RecordValues } from "#database/schema/index.ts";
import type { CatalogueKind, RecordType } from "../fields/catalogue-field.ts";
import { type RecordCursor, writeRecordCursor } from "./record-cursor.ts";
import type { RecordFilters } from "./record-filters.ts";
import type { RecordSort } from "./record-sorts.ts";
import { selectRecords } from "./select-records.server.ts";

export interface ListedRecord {
  id: string;
  title: string;
  isPublished: boolean;
  isClosed: boolean;
  beside: RecordValues;
}

interface RecordPage {
  records: ListedRecord[];
  total: number;
  newer: string | null;
  older: string | null;
}

export const recordsPerPage = 50;

/** One page of records, published or not, and the total count. */
export async function listRecords(
  db: Database,
  recordType: RecordType,
  { cursor: requested, ...filters }: RecordFilters & { cursor: RecordCursor | null },
  today: string,
): Promise<RecordPage> {
  const cursor = requested && fitsSort(filters.sort, requested) ? requested : null;
  const isBack = cursor?.direction === "before";
  const parts = selectRecords(recordType, filters, today);
  const rows = await queryRows<ListedRecord & { at: string }>(
    db,
    selectBeside(parts, filters.sort, cursor, isBack, recordsPerPage + 1),
  );
  const [counted] = await queryRows<{ total: number }>(
    db,
    sql`select count(*)::int as total from (${sql.join(parts, sql` union all `)}) as together`,
  );
  const page = takePage(rows, recordsPerPage, { isBack, isEnd: cursor === null });
  return {
    records: page.rows.map(({ at: _, ...record }) => record),
    total: counted?.total ?? 0,
    newer: page.hasPrevious ? writeCursor("before", page.rows[0]) : null,
    older: page.hasNext ? writeCursor("after", page.rows.at(-1)) : null,
  };
}

/** The records before and after one in a filtered list, which need not contain it any more. */
export async function findNeighbours(
  db: Database,
  recordType: RecordType,
  filters: RecordFilters,
  id: string,
  today: string,
): Promise<{ previous: string | null; next: string | null }> {
  const everything: RecordFilters = {
    ...filters,
    words: "",
    state: "all",
    missing: null,
    country: null,
    level: null,
  };
  const [own] = await queryRows<{ at: string }>(
    db,
    sql`select ${cursorKey(filters.sort)} as at
      from (${sql.join(selectRecords(recordType, everything, today), sql` union all `)}) as together where id = ${id}`,
  );
  if (!own) return { previous: null, next: null };
  const cursor = { direction: "after" as const, key: own.at, id };
  const parts = selectRecords(recordType, filters, today);
  const [next] = await queryRows<{ id: string }>(db, selectBeside(parts, filters.sort, cursor, false, 1));
  const [previous] = await queryRows<{ id: string }>(db, selectBeside(parts, filters.sort, cursor, true, 1));
  return { previous: previous?.id ?? null, next: next?.id ?? null };
}

/**
 * Selects up to `limit` rows on one side of the cursor, nearest first. Each part of the union is limited too.
 */
function selectBeside(
  parts: SQL[],
  sort: RecordSort,
  cursor: RecordCursor | null,
  isBack: boolean,
  most: number,
): SQL {
  const isAscending = isAscendingSort(sort) !== isBack;
  const way = sql.raw(isAscending ? "asc" : "desc");
  const order = sql`key ${way}, id ${way}`;
  const isBeside = cursor
    ? isPastCursor({ key: sql`key`, id: sql`id`, isAscending }, parseCursorKey(sort, cursor.key), cursor.id)
    : sql`true`;
  const pages = parts.map(
    (part) => sql`(select * from (${part}) as part where ${isBeside} order by ${order} limit ${most})`,
  );
  return sql`select id, title, "isPublished", "isClosed", beside, ${cursorKey(sort)} as at
    from (${sql.join(pages, sql` union all `)}) as together order by ${order} limit ${most}`;
}

const isAscendingSort = (sort: RecordSort) => sort !== "newest";

const cursorKey = (sort: RecordSort): SQL => (sort === "newest" ? microsOf(sql`key`) : sql`key`);

const parseCursorKey = (sort: RecordSort, key: string): SQL =>
  sort === "newest" ? momentOf(key) : sql`${key}::text collate "C"`;

/** Ignores a cursor that was written for another order. */
const fitsSort = (sort: RecordSort, { key }: RecordCursor) => sort !== "newest" || /^-?\d{1,17}$/.test(key);

const writeCursor = (direction: RecordCursor["direction"], row: { id: string; at: string } | undefined) =>
  row ? writeRecordCursor({ direction, key: row.at, id: row.id }) : null;

export function countRecords(
  db: Database,
  kinds: readonly CatalogueKind[],
): Promise<{ kind: CatalogueKind; published: number; unpublished: number }[]> {
  const counts = kinds.map(
    (
      kind,
    ) => sql`select ${kind}::text as kind, (select count(*)::int from ${sql.identifier(kind)}) as published,
      (select count(*)::int from unpublished_records where kind = ${kind}) as unpublished`,
  );
  return queryRows(db, sql.join(counts, sql` union all `));
}
