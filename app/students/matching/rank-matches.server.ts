import { type SQL, sql } from "drizzle-orm";
import { isBehind, microsOf, momentOf } from "#app/common/keyset/keyset.server.ts";
import type { OpportunityKind } from "#app/opportunities/kinds.ts";
import { stillOpen } from "#app/opportunities/still-open.server.ts";
import { tableOf } from "#app/opportunities/tables.server.ts";
import { ask } from "#database/ask.ts";
import type { Database } from "#database/database.ts";
import { bitsOfProfile, type ProfileBits } from "./bits.ts";
import { criteria, lowestPercent } from "./criteria.ts";
import type { MatchCursor } from "./match-cursor.ts";
import { pointsFor } from "./points.server.ts";
import type { MatchProfile } from "./profile.ts";

interface Ranking {
  profile: MatchProfile;
  kind: OpportunityKind;
  today: string;
  after: MatchCursor | null;
  limit: number;
  /** Those that are left out. */
  without?: string[];
  /** How many of those that close next are looked through before all are. */
  nearby?: number;
}

/** The next open matches: best first, then what closes sooner, then the newer. */
export async function rankMatches(db: Database, ranking: Ranking): Promise<MatchCursor[]> {
  const bits = bitsOfProfile(ranking.profile);
  const most = ranking.after?.points ?? mostPoints(ranking.kind, bits);
  if (most < lowestPercent) return [];
  const next = await searchNearby(db, ranking, bits, most);
  return next.length === ranking.limit ? next : searchAll(db, ranking, bits, most);
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
      select ${most}::int as points, listed_until, created_at, id
      from (
        select match_bits, listed_until, created_at, id from ${tableOf[kind]}
        where ${isOpen(after, today)} and ${after ? isLater(after) : sql`true`}
        order by ${closingOrder} limit ${nearby}
      ) as nearby
      where ${pointsFor(kind, bits, sql`match_bits`)} = ${most} and ${isNotAmong(without)} order by ${closingOrder} limit ${limit}`,
  );
}

/** Scores everything that is open: where the best are so few that they could be anywhere. */
function searchAll(
  db: Database,
  { kind, today, after, limit, without }: Ranking,
  bits: ProfileBits,
  most: number,
): Promise<MatchCursor[]> {
  const isNext = after ? sql`(points < ${after.points} or ${isLater(after)})` : sql`true`;
  return readPlaces(
    db,
    sql`
      select points, listed_until, created_at, id
      from (
        select ${pointsFor(kind, bits, sql`match_bits`)} as points, listed_until, created_at, id
        from ${tableOf[kind]} where ${stillOpen(sql`listed_until`, today)}
      ) as scored
      where points between ${lowestPercent} and ${most} and ${isNext} and ${isNotAmong(without)}
      order by points desc, ${closingOrder} limit ${limit}`,
  );
}

const isNotAmong = (ids: string[] = []) =>
  ids.length > 0 ? sql`id <> all(${sql.param(`{${ids.join(",")}}`)}::uuid[])` : sql`true`;

const closingOrder = sql`listed_until, created_at desc, id desc`;

const closing = ({ listedUntil }: MatchCursor) => sql`${listedUntil}::date`;

/** Begins where the page before has ended, where an index can jump to. */
const isOpen = (cursor: MatchCursor | null, today: string) =>
  stillOpen(sql`listed_until`, cursor ? sql`greatest(${closing(cursor)}, ${today}::date)` : today);

/** Of as many points: closes later, or on the same day and is older. */
const isLater = (cursor: MatchCursor) => sql`
  (listed_until > ${closing(cursor)} or listed_until = ${closing(cursor)}
    and ${isBehind(newestFirst, momentOf(cursor.at), cursor.id)})`;

const newestFirst = { key: sql`created_at`, id: sql`id`, isRising: false };

const readPlaces = (db: Database, query: SQL): Promise<MatchCursor[]> =>
  ask(
    db,
    sql`
      select points, listed_until::text as "listedUntil", ${microsOf(sql`created_at`)} as at, id
      from (${query}) as place order by points desc, ${closingOrder}`,
  );
