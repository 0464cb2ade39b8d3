import { eq, sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import { daysAfter } from "#app/common/calendar/days.ts";
import type { Marks } from "#app/common/frame/page.ts";
import { closesNext } from "#app/opportunities/closing-columns.server.ts";
import { findNewMatches } from "#app/students/matching/new-matches.server.ts";
import { ask } from "#database/ask.ts";
import type { Database } from "#database/database.ts";
import { colleges, internships, profiles, savedItems, scholarships } from "#database/schema/index.ts";
import { markWords as words } from "./words.ts";

/** Older news is no news, to whoever has not looked for long. */
const freshDays = 14;
const oneDay = 86_400_000;
const aWeek = 7;
const many = 20;

/**
 * How many matches of a member are new, by when she looked and what her profile said: every page asks for it, and it changes when
 * one of these does, or when the catalogue grows, which may be seen some minutes later.
 */
const counted = new LRUCache<string, number>({ max: 5_000, ttl: 5 * 60_000 });

/** What waits for a member behind the links of the bar: matches since she looked at them, and what she saved that closes within a week. */
export async function findMarks(db: Database, userId: string, now: Date, today: string): Promise<Marks> {
  const [found] = await ask<{ seenAt: string | null; told: string; closing: number }>(
    db,
    sql`select ${profiles.matchesSeenAt}::text as "seenAt", ${profiles.updatedAt}::text as told,
        (${closingSoon(userId, today)}) as closing
      from (values (1)) as once left join ${profiles} on ${eq(profiles.userId, userId)}`,
  );
  if (!found) return {};
  const { seenAt, told, closing } = found;
  const matches = seenAt ? await countNew(db, { userId, seenAt, told }, now, today) : 0;
  return {
    ...(matches > 0 && { "/matches": words.newMatches(matches, many) }),
    ...(closing > 0 && { "/saved": words.closing(closing) }),
  };
}

async function countNew(
  db: Database,
  { userId, seenAt, told }: { userId: string; seenAt: string; told: string },
  now: Date,
  today: string,
): Promise<number> {
  const key = [userId, seenAt, told, today].join(" ");
  const known = counted.get(key);
  if (known !== undefined) return known;
  const since = new Date(Math.max(Date.parse(seenAt), now.getTime() - freshDays * oneDay));
  const { length } = await findNewMatches(db, userId, since, now, today);
  counted.set(key, length);
  return length;
}

/** Whoever has applied can only wait. */
const closingSoon = (userId: string, today: string) => sql`
  select count(*)::int from ${savedItems}
    left join ${scholarships} on ${scholarships.id} = ${savedItems.scholarshipId}
    left join ${colleges} on ${colleges.id} = ${savedItems.collegeId}
    left join ${internships} on ${internships.id} = ${savedItems.internshipId}
  where ${savedItems.userId} = ${userId} and ${savedItems.status} in ('interested', 'preparing')
    and case ${savedItems.kind} when 'scholarship' then ${closesNext(scholarships, today)}
      when 'college' then ${closesNext(colleges, today)} else ${closesNext(internships, today)} end
      <= ${daysAfter(today, aWeek)}::date`;
