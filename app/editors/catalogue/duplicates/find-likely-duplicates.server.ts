import { sql } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { queryRows } from "#database/query-rows.ts";
import type { CatalogueKind } from "../fields/catalogue-field.ts";
import { recordTypes } from "../fields/record-types.ts";
import {
  byNearness,
  bySimilarity,
  comparedRecords,
  hasNearTitle,
  hasSameAddress,
  hasSameTitle,
  similarity,
} from "./similarity.server.ts";

export interface LikelyDuplicate {
  id: string;
  title: string;
  isPublished: boolean;
  why: "same address" | "same title" | "near title";
  /** Similarity of the titles, from 0 to 1. */
  similarity: number;
}

interface RecordDescription {
  title: string;
  provider?: string | null | undefined;
  url?: string | null | undefined;
}

/** Below this, two titles only share a word or two. */
export const similarTitleThreshold = 0.55;
const maxFound = 5;

/**
 * Records that may be the same, published or not, most certain first: by address, by title and provider, or
 * by a similar title. Two awards may share the address of their portal, so check the similarity too.
 */
export async function findLikelyDuplicates(
  db: Database,
  kind: CatalogueKind,
  { title, provider, url }: RecordDescription,
  { except = null, near = similarTitleThreshold }: { except?: string | null; near?: number } = {},
): Promise<LikelyDuplicate[]> {
  await db.execute(sql`select set_config('pg_trgm.similarity_threshold', ${String(near)}, true)`);
  const wanted = {
    plainTitle: sql`plain_title(${title}::text)`,
    provider: sql`${provider ?? ""}::text`,
    address: sql`${url ?? ""}::text`,
  };
  const ways = comparedRecords(kind).flatMap((records) =>
    [
      {
        why: "same address",
        rank: 1,
        isAlike: hasSameAddress(recordTypes[kind], records, wanted),
        by: bySimilarity,
      },
      { why: "same title", rank: 2, isAlike: hasSameTitle(records, wanted), by: bySimilarity },
      { why: "near title", rank: 3, isAlike: hasNearTitle(records, wanted), by: byNearness },
    ].map(
      ({ why, rank, isAlike, by }) => sql`
        (select record.id, ${records.title} as title, ${records.isPublished}::boolean as "isPublished", ${why}::text as why,
          ${rank}::int as rank, ${similarity(records, wanted)}::float8 as similarity
        from ${records.from} where ${isAlike} and record.id is distinct from ${except}::uuid
        order by ${by(records, wanted)} limit ${maxFound})`,
    ),
  );
  return queryRows(
    db,
    sql`select id, title, "isPublished", why, similarity from (
        select distinct on (id) * from (${sql.join(ways, sql` union all `)}) as found order by id, rank
      ) as alike order by rank, similarity desc, id limit ${maxFound}`,
  );
}
