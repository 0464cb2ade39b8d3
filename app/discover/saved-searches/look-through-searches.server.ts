import { and, eq, isNull, lt, sql } from "drizzle-orm";
import { todayInUtc } from "#app/common/calendar/days.ts";
import { collections, hasNotClosed } from "#app/discover/search/collections.server.ts";
import { prepareSearch, wantedBy } from "#app/discover/search/search.server.ts";
import { isFound } from "#app/discover/search/search-conditions.server.ts";
import { inTaughtWords } from "#app/discover/search/taught-words.server.ts";
import { kindOf } from "#app/opportunities/kinds.ts";
import { ask } from "#database/ask.ts";
import type { Database } from "#database/database.ts";
import { savedSearches, searchFinds } from "#database/schema/index.ts";
import { asWorker } from "#database/viewer.ts";
import { readSearch } from "./saved-search.server.ts";

const oneDay = 86_400_000;
/** What came before that is no news, to whoever rested or hears nothing. */
const freshDays = 14;
/** Of one search in one run: the newest, and a mail shows few of them. */
const mostFinds = 200;

/**
 * Looks through all that is new for every saved search, and notes what is found for whoever saved it. A search that many people
 * have is looked through once. Each is one transaction: what is found and how far was looked stand or fall together, so that a
 * run that was cut off goes on with the next, and nothing is found twice.
 */
export async function lookThroughSearches(
  db: Database,
  now: Date,
  isStopping: () => boolean = () => false,
): Promise<{ searches: number }> {
  const oldest = new Date(now.getTime() - freshDays * oneDay);
  await asWorker(db, (own) => own.delete(searchFinds).where(lt(searchFinds.foundAt, oldest)));
  let searches = 0;
  for (let after = ""; !isStopping(); searches++) {
    const last = await asWorker(db, (own) => lookThroughNext(own, after, { oldest, now }));
    if (last === null) break;
    after = last;
  }
  return { searches };
}

interface Stretch {
  oldest: Date;
  now: Date;
}

/** Gives the search that was looked through, or null after the last. */
async function lookThroughNext(
  db: Database,
  after: string,
  { oldest, now }: Stretch,
): Promise<string | null> {
  const { search, seenUntil, pausedAt } = savedSearches;
  const [next] = await ask<{ search: string; since: string }>(
    db,
    sql`select ${search}, min(${seenUntil})::text as since from ${savedSearches}
      where ${search} > ${after} and ${pausedAt} is null and ${seenUntil} < ${now.toISOString()}::timestamptz
      group by ${search} order by ${search} limit 1`,
  );
  if (!next) return null;
  const since = new Date(Math.max(Date.parse(next.since), oldest.getTime()));
  await noteFinds(db, next.search, since, { oldest, now });
  await db
    .update(savedSearches)
    .set({ seenUntil: now })
    .where(and(eq(search, next.search), isNull(pausedAt), lt(seenUntil, now)));
  return next.search;
}

/** What is new and found, for each who saved the search before it came. */
async function noteFinds(db: Database, text: string, since: Date, { oldest, now }: Stretch): Promise<void> {
  const asked = readSearch(text);
  const today = todayInUtc(now);
  const filters = asked.isExact ? asked : { ...asked, text: await inTaughtWords(db, asked.text) };
  const search = await prepareSearch(db, wantedBy(filters), today);
  if (search.tagGroups.some(({ any }) => any.length === 0)) return;
  const { table, columns } = collections[filters.kind];
  const { id, createdAt } = columns;
  const moment = (at: Date) => sql`${at.toISOString()}::timestamptz`;
  await db.execute(sql`
    with found as materialized (
      select ${id} as id, ${createdAt} as made from (
        select * from ${table} where ${hasNotClosed(search.collection)}
          and ${createdAt} > ${moment(since)} and ${createdAt} <= ${moment(now)}
      ) as ${table} where ${isFound(search)} order by ${createdAt} desc, ${id} desc limit ${mostFinds}
    )
    insert into ${searchFinds} (search_id, user_id, kind, opportunity_id, found_at)
    select saved.id, saved.user_id, ${kindOf[filters.kind]}, found.id, ${moment(now)}
    from ${savedSearches} as saved join found on found.made > greatest(saved.seen_until, ${moment(oldest)})
    where saved.search = ${text} and saved.paused_at is null and saved.seen_until < ${moment(now)}
    on conflict do nothing`);
}
