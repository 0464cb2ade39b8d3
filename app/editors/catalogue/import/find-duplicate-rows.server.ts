import { sql } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { queryRows } from "#database/query-rows.ts";
import {
  comparedRecords,
  hasSameAddress,
  hasSameTitle,
  similarity,
} from "../duplicates/similarity.server.ts";
import type { RecordType } from "../fields/catalogue-field.ts";
import type { SheetRow } from "./read-spreadsheet.server.ts";

/** The record or the earlier row that a row duplicates. */
export type RowDuplicate = { id: string; title: string; isPublished: boolean } | { line: number };

/** Many awards share their portal's address, so the titles must be similar too. */
const minSimilarity = 0.3;

/** Duplicates by row index. One query, however many rows. */
export async function findDuplicateRows(
  db: Database,
  recordType: RecordType,
  rows: SheetRow[],
): Promise<Map<number, RowDuplicate>> {
  const known = new Map<number, RowDuplicate>(findRepeatedRows(recordType, rows));
  const described = rows.flatMap(({ record }, place) =>
    record ? [{ place, ...describeRow(recordType, record) }] : [],
  );
  if (described.length === 0) return known;
  const wanted = {
    plainTitle: sql`given.plain_title`,
    provider: sql`given.provider`,
    address: sql`given.address`,
  };
  const parts = comparedRecords(recordType.kind).flatMap((records) =>
    [
      {
        isAlike: sql`${hasSameAddress(recordType, records, wanted)} and ${similarity(records, wanted)} >= ${minSimilarity}`,
        // Of several awards with one address, the one with the most similar title.
        first: sql`order by ${similarity(records, wanted)} desc`,
        hasTitle: false,
      },
      { isAlike: hasSameTitle(records, wanted), first: sql``, hasTitle: true },
    ].map(
      ({ isAlike, first, hasTitle }) => sql`
        select place, found.id, found.title, ${records.isPublished}::boolean as "isPublished", ${hasTitle}::boolean as has_title
        from given, lateral (
          select record.id, ${records.title} as title from ${records.from} where ${isAlike} ${first} limit 1
        ) as found`,
    ),
  );
  const found = await queryRows<{ place: number; id: string; title: string; isPublished: boolean }>(
    db,
    sql`with given as materialized (
        select place, plain_title(title) as plain_title, provider, address from jsonb_to_recordset(${JSON.stringify(described)}::jsonb)
          as given (place int, title text, provider text, address text)
      )
      select distinct on (place) place, id, title, "isPublished" from (${sql.join(parts, sql` union all `)}) as alike
      order by place, has_title desc, "isPublished" desc`,
  );
  for (const { place, ...record } of found) known.set(place, record);
  return known;
}

const describeRow = (recordType: RecordType, record: Record<string, unknown>) => ({
  title: String(record[recordType.titleColumn] ?? ""),
  provider: recordType.providerColumn ? String(record[recordType.providerColumn] ?? "") : "",
  address: recordType.urlColumn ? String(record[recordType.urlColumn] ?? "") : "",
});

/** Rows with the same title and provider as an earlier one. */
function findRepeatedRows(recordType: RecordType, rows: SheetRow[]): [number, RowDuplicate][] {
  const first = new Map<string, number>();
  return rows.flatMap(({ record, line }, place): [number, RowDuplicate][] => {
    if (!record) return [];
    const { title, provider } = describeRow(recordType, record);
    const key = JSON.stringify([title, provider].map((text) => text.trim().toLowerCase()));
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, line);
    return earlier === undefined ? [] : [[place, { line: earlier }]];
  });
}
