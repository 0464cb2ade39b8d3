import { type SQL, sql } from "drizzle-orm";
import { isBehind, microsOf, momentOf } from "#app/shared/keyset/keyset.server.ts";
import type { Database } from "#database/database.ts";
import { queryRows } from "#database/query-rows.ts";
import type { Noun } from "../fields/catalogue-field.ts";
import { nearTitle } from "./find-likely-duplicates.server.ts";
import { type Place, writePlace } from "./pairs-cursor.ts";
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

/** Two published records that may be one, the older first. */
interface Pair {
  one: AlikeRecord;
  other: AlikeRecord;
}

/** So many of the newest are compared with everything for one page: each costs one look into an index. */
const lookedAt: Record<DuplicateWay, number> = { address: 200, title: 200, near: 25 };
const mostPairs = 50;
/** Awards of one portal share its address: they are alike only if their titles are. */
const likeEnough = 0.3;

/**
 * Pairs in which one of the next records takes part. The comparison goes through indexes, so that its cost does not grow
 * with the square of the catalogue; `older` is where the next page looks. "is true" keeps the planner from walking along the
 * dates instead.
 */
export async function findPairs(
  db: Database,
  noun: Noun,
  way: DuplicateWay,
  place: Place | null,
): Promise<{ pairs: Pair[]; older: string | null; looked: number }> {
  const [records] = comparedRecords(noun.kind);
  if (!records) return { pairs: [], older: null, looked: 0 };
  await db.execute(
    sql`select set_config('pg_trgm.similarity_threshold', ${String(nearTitle)}, true), set_config('enable_seqscan', 'off', true)`,
  );
  const column = (name: string | undefined) => (name ? sql`next.${sql.identifier(name)}` : sql`''`);
  const wanted = {
    plainTitle: plainTitleOf(noun, sql`next`),
    provider: column(noun.provider),
    address: column(noun.address),
  };
  const isAlike = {
    address: sql`${hasSameAddress(noun, records, wanted)} and ${similarity(records, wanted)} >= ${likeEnough}`,
    title: hasSameTitle(records, wanted),
    near: sql`${hasNearTitle(records, wanted)} and not ${hasSameTitle(records, wanted)}`,
  }[way];
  const rows = await queryRows<{ at: string; one: AlikeRecord; other: AlikeRecord | null; next: string }>(
    db,
    sql`
      with next as materialized (
        select * from ${sql.identifier(noun.kind)} ${isBeyond(place)} order by created_at desc, id desc limit ${lookedAt[way]}
      )
      select ${microsOf(sql`next.created_at`)} as at, next.id as next,
        ${described(sql`next`, noun)} as other, alike.one
      from next left join lateral (
        select ${described(sql`record`, noun)} as one from ${records.from}
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
    pairs: pairs.slice(0, mostPairs),
    looked,
    older:
      last && looked === lookedAt[way]
        ? writePlace({ direction: "after", at: last.at, id: last.next })
        : null,
  };
}

function isBeyond(place: Place | null): SQL {
  if (!place) return sql``;
  const newestFirst = { key: sql`created_at`, id: sql`id`, isRising: false };
  return sql`where ${isBehind(newestFirst, momentOf(place.at), place.id)}`;
}

function described(of: SQL, noun: Noun): SQL {
  const column = (name: string | undefined) => (name ? sql`${of}.${sql.identifier(name)}` : sql`''`);
  return sql`jsonb_build_object('id', ${of}.id, 'title', ${column(noun.title)}, 'provider', ${column(noun.provider)},
    'address', ${column(noun.address)}, 'createdOn', (${of}.created_at at time zone 'utc')::date)`;
}
