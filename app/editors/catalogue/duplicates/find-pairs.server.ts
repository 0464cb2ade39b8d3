import { type SQL, sql } from "drizzle-orm";
import { isPastCursor, microsOf, momentOf } from "#app/shared/keyset/keyset.server.ts";
import type { Database } from "#database/database.ts";
import { queryRows } from "#database/query-rows.ts";
import type { RecordType } from "../fields/catalogue-field.ts";
import { similarTitleThreshold } from "./find-likely-duplicates.server.ts";
import { type PairsCursor, writePairsCursor } from "./pairs-cursor.ts";
import {
  byNearness,
  bySimilarity,
  comparedRecords,
  hasNearTitle,
  hasSameAddress,
  hasSameTitle,
  plainTitleOf,
  similarity,
} from "./similarity.server.ts";
import type { DuplicateWay } from "./words.ts";

export interface AlikeRecord {
  id: string;
  title: string;
  provider: string;
  address: string;
  createdOn: string;
}

/** Two published records that may be the same, the older one first. */
interface DuplicatePair {
  one: AlikeRecord;
  other: AlikeRecord;
}

/** Records compared per page. Each one costs an index lookup. */
const recordsPerPage: Record<DuplicateWay, number> = { address: 200, title: 200, near: 25 };
const maxPairs = 50;
/** Awards of one portal share its address, so their titles must be similar too. */
const minSimilarity = 0.3;

/**
 * Pairs that contain one of the next records. Comparisons use indexes, so the cost does not grow with the
 * square of the catalogue. `older` is the next page's cursor. "is true" stops the planner from scanning the
 * date index instead.
 */
export async function findPairs(
  db: Database,
  recordType: RecordType,
  way: DuplicateWay,
  place: PairsCursor | null,
): Promise<{ pairs: DuplicatePair[]; older: string | null; looked: number }> {
  const [records] = comparedRecords(recordType.kind);
  if (!records) return { pairs: [], older: null, looked: 0 };
  await db.execute(
    sql`select set_config('pg_trgm.similarity_threshold', ${String(similarTitleThreshold)}, true), set_config('enable_seqscan', 'off', true)`,
  );
  const column = (name: string | undefined) => (name ? sql`next.${sql.identifier(name)}` : sql`''`);
  const wanted = {
    plainTitle: plainTitleOf(recordType, sql`next`),
    provider: column(recordType.providerColumn),
    address: column(recordType.urlColumn),
  };
  const isAlike = {
    address: sql`${hasSameAddress(recordType, records, wanted)} and ${similarity(records, wanted)} >= ${minSimilarity}`,
    title: hasSameTitle(records, wanted),
    near: sql`${hasNearTitle(records, wanted)} and not ${hasSameTitle(records, wanted)}`,
  }[way];
  const rows = await queryRows<{ at: string; one: AlikeRecord; other: AlikeRecord | null; next: string }>(
    db,
    sql`
      with next as materialized (
        select * from ${sql.identifier(recordType.kind)} ${afterCursor(place)} order by created_at desc, id desc limit ${recordsPerPage[way]}
      )
      select ${microsOf(sql`next.created_at`)} as at, next.id as next,
        ${described(sql`next`, recordType)} as other, alike.one
      from next left join lateral (
        select ${described(sql`record`, recordType)} as one from ${records.from}
        where ${isAlike} and ((record.created_at, record.id) < (next.created_at, next.id)) is true
          and not exists (select from different_records as told
            where told.one_id = least(record.id, next.id) and told.other_id = greatest(record.id, next.id))
        order by ${(way === "near" ? byNearness : bySimilarity)(records, wanted)} limit 3
      ) as alike on true
      order by next.created_at desc, next.id desc`,
  );
  const pairs = rows.flatMap(({ one, other }) => (one && other ? [{ one, other }] : []));
  const last = rows.at(-1);
  const looked = new Set(rows.map(({ next }) => next)).size;
  return {
    pairs: pairs.slice(0, maxPairs),
    looked,
    older:
      last && looked === recordsPerPage[way]
        ? writePairsCursor({ direction: "after", at: last.at, id: last.next })
        : null,
  };
}

function afterCursor(place: PairsCursor | null): SQL {
  if (!place) return sql``;
  const newestFirst = { key: sql`created_at`, id: sql`id`, isAscending: false };
  return sql`where ${isPastCursor(newestFirst, momentOf(place.at), place.id)}`;
}

function described(of: SQL, recordType: RecordType): SQL {
  const column = (name: string | undefined) => (name ? sql`${of}.${sql.identifier(name)}` : sql`''`);
  return sql`jsonb_build_object('id', ${of}.id, 'title', ${column(recordType.titleColumn)}, 'provider', ${column(recordType.providerColumn)},
    'address', ${column(recordType.urlColumn)}, 'createdOn', (${of}.created_at at time zone 'utc')::date)`;
}
