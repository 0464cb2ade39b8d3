import { sql } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { queryRows } from "#database/query-rows.ts";
import type { CatalogueKind } from "../fields/catalogue-field.ts";
import { nouns } from "../fields/record-types.ts";
import {
  byNearness,
  bySimilarity,
  comparedRecords,
  hasNearTitle,
  hasSameAddress,
  hasSameTitle,
  similarity,
} from "./similarity.server.ts";

export interface Resemblance {
  id: string;
  title: string;
  isPublished: boolean;
  why: "same address" | "same title" | "near title";
  /** Of the titles, from 0 to 1. */
  similarity: number;
}

interface Described {
  title: string;
  provider?: string | null | undefined;
  url?: string | null | undefined;
}

/** Below this two titles only share a word or two. */
export const nearTitle = 0.55;
const mostFound = 5;

/**
 * Records that may be the same thing, published or not: by address, by title and provider, by a title that is nearly the same. The
 * surest come first. Two awards may share the address of their portal, so look at the similarity too.
 */
export async function findLikelyDuplicates(
  db: Database,
  kind: CatalogueKind,
  { title, provider, url }: Described,
  { except = null, near = nearTitle }: { except?: string | null; near?: number } = {},
): Promise<Resemblance[]> {
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
        isAlike: hasSameAddress(nouns[kind], records, wanted),
        by: bySimilarity,
      },
      { why: "same title", rank: 2, isAlike: hasSameTitle(records, wanted), by: bySimilarity },
      { why: "near title", rank: 3, isAlike: hasNearTitle(records, wanted), by: byNearness },
    ].map(
      ({ why, rank, isAlike, by }) => sql`
        (select record.id, ${records.title} as title, ${records.isPublished}::boolean as "isPublished", ${why}::text as why,
          ${rank}::int as rank, ${similarity(records, wanted)}::float8 as similarity
        from ${records.from} where ${isAlike} and record.id is distinct from ${except}::uuid
        order by ${by(records, wanted)} limit ${mostFound})`,
    ),
  );
  return queryRows(
    db,
    sql`select id, title, "isPublished", why, similarity from (
        select distinct on (id) * from (${sql.join(ways, sql` union all `)}) as found order by id, rank
      ) as alike order by rank, similarity desc, id limit ${mostFound}`,
  );
}
