import { sql } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { queryRows } from "#database/query-rows.ts";
import {
  comparedRecords,
  hasSameAddress,
  hasSameTitle,
  similarity,
} from "../duplicates/similarity.server.ts";
import type { Noun } from "../fields/catalogue-field.ts";
import type { SheetRow } from "./read-spreadsheet.server.ts";

/** What a row is a duplicate of: a record in the catalogue, or an earlier row. */
export type KnownRow = { id: string; title: string; isPublished: boolean } | { line: number };

/** Many awards share their portal's address: one with a quite different title is another award. */
const likeEnough = 0.3;

/** For each place among the rows, what it repeats. One question to the database, however many rows. */
export async function findKnownRows(
  db: Database,
  noun: Noun,
  rows: SheetRow[],
): Promise<Map<number, KnownRow>> {
  const known = new Map<number, KnownRow>(repeatedRows(noun, rows));
  const described = rows.flatMap(({ record }, place) =>
    record ? [{ place, ...whatItSays(noun, record) }] : [],
  );
  if (described.length === 0) return known;
  const wanted = {
    plainTitle: sql`given.plain_title`,
    provider: sql`given.provider`,
    address: sql`given.address`,
  };
  const parts = comparedRecords(noun.kind).flatMap((records) =>
    [
      {
        isAlike: sql`${hasSameAddress(noun, records, wanted)} and ${similarity(records, wanted)} >= ${likeEnough}`,
        // Of several awards behind one address the one of the nearest title.
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

const whatItSays = (noun: Noun, record: Record<string, unknown>) => ({
  title: String(record[noun.title] ?? ""),
  provider: noun.provider ? String(record[noun.provider] ?? "") : "",
  address: noun.address ? String(record[noun.address] ?? "") : "",
});

/** Rows that say the same title and provider as one above them. */
function repeatedRows(noun: Noun, rows: SheetRow[]): [number, KnownRow][] {
  const first = new Map<string, number>();
  return rows.flatMap(({ record, line }, place): [number, KnownRow][] => {
    if (!record) return [];
    const { title, provider } = whatItSays(noun, record);
    const key = JSON.stringify([title, provider].map((text) => text.trim().toLowerCase()));
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, line);
    return earlier === undefined ? [] : [[place, { line: earlier }]];
  });
}
