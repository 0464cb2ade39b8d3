import { eq, sql } from "drizzle-orm";
import { closesNext } from "#app/catalogue/dates/closing-columns.server.ts";
import type { Item } from "#app/catalogue/kinds/item.ts";
import { Cache } from "#app/shared/cache.ts";
import { daysAfter } from "#app/shared/calendar/days.ts";
import type { Badges } from "#app/shared/layout/page.ts";
import { loadClosedCheck } from "#app/students/eligibility/closed-check.server.ts";
import { findNewMatches, mostNew, newAfter } from "#app/students/matching/new/find-new-matches.server.ts";
import type { Database } from "#database/database.ts";
import { queryRows } from "#database/query-rows.ts";
import { colleges, internships, profiles, savedItems, scholarships } from "#database/schema/index.ts";
import { badgeWords as words } from "./words.ts";

const aWeek = 7;

/** Counts by user, last visit, profile version and newest listing. Edits of older listings show up after at most five minutes. */
const counted = new Cache<number>({ max: 5_000, ttl: 5 * 60_000 });

/** Badges of the navigation: new matches since the last visit, and saved items that close within a week and may be open to the student. */
export async function findBadges(db: Database, userId: string, now: Date, today: string): Promise<Badges> {
  const [found] = await queryRows<{
    seenAt: string | null;
    updatedAt: string;
    newest: string;
    closing: Item[];
  }>(
    db,
    sql`select ${profiles.matchesSeenAt}::text as "seenAt", ${profiles.updatedAt}::text as "updatedAt",
        ${newest} as newest, (${closingSoon(userId, today)}) as closing
      from (values (1)) as once left join ${profiles} on ${eq(profiles.userId, userId)}`,
  );
  if (!found) return {};
  const { seenAt, closing: near, ...known } = found;
  const isClosedTo = near.length > 0 && (await loadClosedCheck(db, [userId], near, today));
  const closing = isClosedTo ? near.filter((item) => !isClosedTo(userId, item)).length : 0;
  const matches = seenAt ? await countNew(db, { userId, seenAt, ...known }, now, today) : 0;
  return {
    ...(matches > 0 && { "/matches": words.newMatches(matches, mostNew) }),
    ...(closing > 0 && { "/saved": words.closing(closing) }),
  };
}

const newest = sql`greatest((select max(${scholarships.createdAt}) from ${scholarships}),
  (select max(${colleges.createdAt}) from ${colleges}), (select max(${internships.createdAt}) from ${internships}))::text`;

async function countNew(
  db: Database,
  { userId, seenAt, updatedAt, newest: last }: Record<"userId" | "seenAt" | "updatedAt" | "newest", string>,
  now: Date,
  today: string,
): Promise<number> {
  const key = [userId, seenAt, updatedAt, last, today].join(" ");
  return counted.getOrFetch(key, async () => {
    const { length } = await findNewMatches(db, userId, newAfter(new Date(seenAt), now), now, today);
    return length;
  });
}

/** Skips items already applied for. */
const closingSoon = (userId: string, today: string) => sql`
  select coalesce(json_agg(json_build_object('kind', ${savedItems.kind}, 'id', ${savedItems.opportunityId})), '[]')
    from ${savedItems}
    left join ${scholarships} on ${scholarships.id} = ${savedItems.scholarshipId}
    left join ${colleges} on ${colleges.id} = ${savedItems.collegeId}
    left join ${internships} on ${internships.id} = ${savedItems.internshipId}
  where ${savedItems.userId} = ${userId} and ${savedItems.status} in ('interested', 'preparing')
    and case ${savedItems.kind} when 'scholarship' then ${closesNext(scholarships, today)}
      when 'college' then ${closesNext(colleges, today)} else ${closesNext(internships, today)} end
      <= ${daysAfter(today, aWeek)}::date`;
