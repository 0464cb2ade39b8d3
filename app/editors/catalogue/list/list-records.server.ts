import { type SQL, sql } from "drizzle-orm";
import { cut, isBehind, microsOf, momentOf } from "#app/shared/keyset/keyset.server.ts";
import type { Database } from "#database/database.ts";
import { queryRows } from "#database/query-rows.ts";
import type { RecordValues } from "#database/schema/index.ts";
import type { CatalogueKind, Noun } from "../fields/catalogue-field.ts";
import { type RecordPlace, writeRecordPlace } from "./record-cursor.ts";
import type { RecordFilters } from "./record-filters.ts";
import type { RecordSort } from "./record-sorts.ts";
import { recordsInList } from "./select-records.server.ts";

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

/** One page of a noun's records for editors, published or not, with how many there are in all. */
export async function listRecords(
  db: Database,
  noun: Noun,
  { place: asked, ...filters }: RecordFilters & { place: RecordPlace | null },
  today: string,
): Promise<RecordPage> {
  const place = asked && isPlaceOf(filters.sort, asked) ? asked : null;
  const isBack = place?.direction === "before";
  const parts = recordsInList(noun, filters, today);
  const rows = await queryRows<ListedRecord & { at: string }>(
    db,
    rowsBeside(parts, filters.sort, place, isBack, recordsPerPage + 1),
  );
  const [counted] = await queryRows<{ total: number }>(
    db,
    sql`select count(*)::int as total from (${sql.join(parts, sql` union all `)}) as together`,
  );
  const page = cut(rows, recordsPerPage, { isBack, isEnd: place === null });
  return {
    records: page.rows.map(({ at: _, ...record }) => record),
    total: counted?.total ?? 0,
    newer: page.hasPrevious ? edge("before", page.rows[0]) : null,
    older: page.hasNext ? edge("after", page.rows.at(-1)) : null,
  };
}

/** The records before and after one in a list; it need not be in the list any more, once it is mended. */
export async function findNeighbours(
  db: Database,
  noun: Noun,
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
    sql`select ${writtenKey(filters.sort)} as at
      from (${sql.join(recordsInList(noun, everything, today), sql` union all `)}) as together where id = ${id}`,
  );
  if (!own) return { previous: null, next: null };
  const place = { direction: "after" as const, key: own.at, id };
  const parts = recordsInList(noun, filters, today);
  const [next] = await queryRows<{ id: string }>(db, rowsBeside(parts, filters.sort, place, false, 1));
  const [previous] = await queryRows<{ id: string }>(db, rowsBeside(parts, filters.sort, place, true, 1));
  return { previous: previous?.id ?? null, next: next?.id ?? null };
}

/** So many rows on one side of a place, the nearest first. Each part of the list is asked for no more than that. */
function rowsBeside(
  parts: SQL[],
  sort: RecordSort,
  place: RecordPlace | null,
  isBack: boolean,
  most: number,
): SQL {
  const isRising = isRisingBy(sort) !== isBack;
  const way = sql.raw(isRising ? "asc" : "desc");
  const order = sql`key ${way}, id ${way}`;
  const isBeside = place
    ? isBehind({ key: sql`key`, id: sql`id`, isRising }, startOf(sort, place.key), place.id)
    : sql`true`;
  const pages = parts.map(
    (part) => sql`(select * from (${part}) as part where ${isBeside} order by ${order} limit ${most})`,
  );
  return sql`select id, title, "isPublished", "isClosed", beside, ${writtenKey(sort)} as at
    from (${sql.join(pages, sql` union all `)}) as together order by ${order} limit ${most}`;
}

const isRisingBy = (sort: RecordSort) => sort !== "newest";

const writtenKey = (sort: RecordSort): SQL => (sort === "newest" ? microsOf(sql`key`) : sql`key`);

const startOf = (sort: RecordSort, key: string): SQL =>
  sort === "newest" ? momentOf(key) : sql`${key}::text collate "C"`;

/** A place in a list that ran by something else leads nowhere. */
const isPlaceOf = (sort: RecordSort, { key }: RecordPlace) => sort !== "newest" || /^-?\d{1,17}$/.test(key);

const edge = (direction: RecordPlace["direction"], row: { id: string; at: string } | undefined) =>
  row ? writeRecordPlace({ direction, key: row.at, id: row.id }) : null;

/** How many records of each kind there are. */
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
