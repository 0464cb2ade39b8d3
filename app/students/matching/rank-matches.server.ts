import { type SQL, sql } from "drizzle-orm";
import type { Applicant } from "#app/catalogue/eligibility/applicant.ts";
import { criteria, lowestPercent } from "#app/catalogue/scoring/criteria.ts";
import type { MatchProfile } from "#app/catalogue/scoring/profile.ts";
import { isBehind, microsOf, momentOf } from "#app/common/keyset/keyset.server.ts";
import type { OpportunityKind } from "#app/opportunities/kinds.ts";
import { stillOpen } from "#app/opportunities/still-open.server.ts";
import { tableOf } from "#app/opportunities/tables.server.ts";
import { ask } from "#database/ask.ts";
import type { Database } from "#database/database.ts";
import { bitsOfProfile, type ProfileBits } from "./bits.ts";
import type { MatchCursor } from "./match-cursor.ts";
import { pointsFor } from "./points.server.ts";
import { mostRank, rankFor } from "./rank.server.ts";
import { closedRank, pointsInRank } from "./rank.ts";
import { rankShelves, type ShelvedRanks, takeFromShelves } from "./shelves/rank-shelves.server.ts";
import { readShelves } from "./shelves/read-shelves.server.ts";

interface Ranking {
  profile: MatchProfile;
  /** Who asks, so that what is open to them comes first. Without, the order is that of the score alone. */
  applicant?: Applicant | null;
  kind: OpportunityKind;
  today: string;
  after: MatchCursor | null;
  limit: number;
  /** Those that are left out. */
  without?: string[];
  /** The ranks of what stands on the shelves, where somebody has them already. */
  shelved?: ShelvedRanks | null;
  /** How many of those that close next are looked through before all are. */
  nearby?: number;
}

/**
 * The next open matches: what is open to somebody first, then the best, then what is open now, near and wished for, then what closes sooner,
 * then the newer.
 */
export async function rankMatches(db: Database, ranking: Ranking): Promise<MatchCursor[]> {
  const { applicant } = ranking;
  const shelved =
    ranking.shelved ??
    (applicant ? rankShelves(await readShelves(db, ranking.today), { ...ranking, applicant }) : null);
  return (shelved && (await takeFromShelves(db, shelved, ranking))) ?? rankRows(db, ranking);
}

/** The same, row by row. */
export async function rankRows(db: Database, ranking: Ranking): Promise<MatchCursor[]> {
  const bits = bitsOfProfile(ranking.profile);
  const most = mostPoints(ranking.kind, bits);
  if (most < lowestPercent) return [];
  const next = await (ranking.applicant
    ? searchBest(db, ranking, ranking.applicant, bits, most)
    : searchNearby(db, ranking, bits, ranking.after?.rank ?? most));
  return next.length === ranking.limit ? next : searchAll(db, ranking, bits);
}

const mostPoints = (kind: OpportunityKind, bits: ProfileBits) =>
  criteria[kind].reduce((sum, { criterion, won }) => sum + (bits[criterion] ? won : 0), 0);

/**
 * Nothing has more points than the page before, or than the profile can win at all. Where enough of those that close
 * next have that many, they are the page, and the size of the catalogue does not matter.
 */
function searchNearby(
  db: Database,
  { kind, today, after, limit, without, nearby = 30_000 }: Ranking,
  bits: ProfileBits,
  most: number,
): Promise<MatchCursor[]> {
  return readPlaces(
    db,
    sql`
      select ${most}::int as rank, listed_until, created_at, id
      from (
        select match_bits, listed_until, created_at, id from ${tableOf[kind]}
        where ${isOpen(after, today)} and ${after ? isLater(after) : sql`true`}
        order by ${closingOrder} limit ${nearby}
      ) as nearby
      where ${pointsFor(kind, bits, sql`match_bits`)} = ${most} and ${isNotAmong(without)} order by ${closingOrder} limit ${limit}`,
  );
}

/** How many points below the best are looked through first. */
const margin = 25;

/**
 * Nothing comes before what somebody can apply for and has nearly as many points as can be had; on later pages, what has the verdict of the
 * page before and nearly as many points. Where those fill a page, nothing else has to be judged.
 */
function searchBest(
  db: Database,
  ranking: Ranking,
  applicant: Applicant,
  bits: ProfileBits,
  most: number,
): Promise<MatchCursor[]> {
  const best = ranking.after?.rank ?? mostRank(ranking.kind, applicant, most);
  const sameVerdict = best - (best % closedRank);
  const least = Math.max(lowestPercent, Math.floor((best % closedRank) / pointsInRank) - margin);
  return searchRanked(db, ranking, bits, {
    isWorthIt: sql`${pointsFor(ranking.kind, bits, sql`match_bits`)} >= ${least}`,
    isAmong: sql`rank >= ${sameVerdict + least * pointsInRank}`,
  });
}

/** Ranks everything that is open: where the best are so few that they could be anywhere. */
const searchAll = (db: Database, ranking: Ranking, bits: ProfileBits) =>
  searchRanked(db, ranking, bits, {
    isWorthIt: sql`${pointsFor(ranking.kind, bits, sql`match_bits`)} >= ${lowestPercent}`,
    isAmong: sql`true`,
  });

function searchRanked(
  db: Database,
  { kind, applicant, today, after, limit, without }: Ranking,
  bits: ProfileBits,
  { isWorthIt, isAmong }: { isWorthIt: SQL; isAmong: SQL },
): Promise<MatchCursor[]> {
  const points = pointsFor(kind, bits, sql`match_bits`);
  const rank = applicant ? rankFor(kind, applicant, points, today) : points;
  const isNext = after
    ? sql`(rank < ${after.rank} or rank = ${after.rank} and ${isLater(after)})`
    : sql`true`;
  // The offset keeps the planner from working the rank out again for each mention.
  return readPlaces(
    db,
    sql`
      select rank, listed_until, created_at, id
      from (
        select ${rank} as rank, listed_until, created_at, id
        from ${tableOf[kind]} where ${stillOpen(sql`listed_until`, today)} and ${isWorthIt} offset 0
      ) as ranked
      where ${isAmong} and ${isNext} and ${isNotAmong(without)}
      order by rank desc, ${closingOrder} limit ${limit}`,
  );
}

const listOf = (ids: string[]) => sql`${sql.param(`{${ids.join(",")}}`)}::uuid[]`;

export const isAmong = (ids: string[]) => sql`id = any(${listOf(ids)})`;
export const isNotAmong = (ids: string[] = []) =>
  ids.length > 0 ? sql`id <> all(${listOf(ids)})` : sql`true`;

const closingOrder = sql`listed_until, created_at desc, id desc`;

const closing = ({ listedUntil }: MatchCursor) => sql`${listedUntil}::date`;

/** Begins where the page before has ended, where an index can jump to. */
const isOpen = (cursor: MatchCursor | null, today: string) =>
  stillOpen(sql`listed_until`, cursor ? sql`greatest(${closing(cursor)}, ${today}::date)` : today);

/** Of the same rank: closes later, or on the same day and is older. */
const isLater = (cursor: MatchCursor) => sql`
  (listed_until > ${closing(cursor)} or listed_until = ${closing(cursor)}
    and ${isBehind(newestFirst, momentOf(cursor.at), cursor.id)})`;

const newestFirst = { key: sql`created_at`, id: sql`id`, isRising: false };

const readPlaces = (db: Database, query: SQL): Promise<MatchCursor[]> =>
  ask(
    db,
    sql`
      select rank, listed_until::text as "listedUntil", ${microsOf(sql`created_at`)} as at, id
      from (${query}) as place order by rank desc, ${closingOrder}`,
  );
