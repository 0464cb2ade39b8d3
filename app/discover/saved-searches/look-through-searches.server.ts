import { and, eq, isNull, lt, type SQL, sql } from "drizzle-orm";
import { kindOf } from "#app/catalogue/kinds/kinds.ts";
import { hasNotClosed } from "#app/catalogue/search/collections.server.ts";
import { prepareSearch, type Search, wantedBy } from "#app/catalogue/search/search.server.ts";
import { isFound } from "#app/catalogue/search/search-conditions.server.ts";
import { inTaughtWords } from "#app/catalogue/search/taught-words.server.ts";
import { todayInUtc } from "#app/shared/calendar/days.ts";
import type { Database } from "#database/database.ts";
import { queryRows } from "#database/query-rows.ts";
import { savedSearches, searchFinds } from "#database/schema/index.ts";
import { asWorker } from "#database/viewer.ts";
import { type Edit, listEdits } from "./list-edits.server.ts";
import { readSearch } from "./saved-search.server.ts";

const oneDay = 86_400_000;
/** What came before that is no news, to whoever rested or hears nothing. */
const freshDays = 14;
/** Of one search in one run: the newest, and a mail shows few of them. */
const mostFinds = 200;

/**
 * Looks through all that is new, or was changed, for every saved search, and notes what is found for whoever saved it. A search that many people
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
  const edits = await asWorker(db, (own) => listEdits(own, oldest, now));
  let searches = 0;
  for (let after = ""; !isStopping(); searches++) {
    const last = await asWorker(db, (own) => lookThroughNext(own, after, { oldest, now, edits }));
    if (last === null) break;
    after = last;
  }
  return { searches };
}

interface Stretch {
  oldest: Date;
  now: Date;
  edits: Edit[];
}

/** Gives the search that was looked through, or null after the last. */
async function lookThroughNext(db: Database, after: string, stretch: Stretch): Promise<string | null> {
  const { oldest, now } = stretch;
  const { search, seenUntil, pausedAt } = savedSearches;
  const [next] = await queryRows<{ search: string; since: string }>(
    db,
    sql`select ${search}, min(${seenUntil})::text as since from ${savedSearches}
      where ${search} > ${after} and ${pausedAt} is null and ${seenUntil} < ${now.toISOString()}::timestamptz
      group by ${search} order by ${search} limit 1`,
  );
  if (!next) return null;
  const since = new Date(Math.max(Date.parse(next.since), oldest.getTime()));
  await noteFinds(db, next.search, since, stretch);
  await db
    .update(savedSearches)
    .set({ seenUntil: now })
    .where(and(eq(search, next.search), isNull(pausedAt), lt(seenUntil, now)));
  return next.search;
}

/** What is found and is new, or was not found before it was changed, for each who saved the search before. */
async function noteFinds(
  db: Database,
  text: string,
  since: Date,
  { oldest, now, edits }: Stretch,
): Promise<void> {
  const asked = readSearch(text);
  const filters = asked.isExact ? asked : { ...asked, text: await inTaughtWords(db, asked.text) };
  const search = await prepareSearch(db, wantedBy(filters), todayInUtc(now));
  if (search.tagGroups.some(({ any }) => any.length === 0)) return;
  const changed = edits.filter(({ kind, at }) => kind === filters.kind && at > since);
  const finds =
    changed.length > 0
      ? [newOnes(search, since, now), editedOnes(search, since, changed)]
      : [newOnes(search, since, now)];
  for (const found of finds)
    await db.execute(sql`
      with found as materialized (${found})
      insert into ${searchFinds} (search_id, user_id, kind, opportunity_id, found_at)
      select saved.id, saved.user_id, ${kindOf[filters.kind]}, found.id, ${moment(now)}
      from ${savedSearches} as saved join found on found.made > greatest(saved.seen_until, ${moment(oldest)})
      where saved.search = ${text} and saved.paused_at is null and saved.seen_until < ${moment(now)}
      on conflict do nothing`);
}

const moment = (at: Date) => sql`${at.toISOString()}::timestamptz`;

/** Those that came since, by an index. */
function newOnes(search: Search, since: Date, now: Date): SQL {
  const { table, columns } = search.collection;
  const { id, createdAt } = columns;
  return sql`
    select ${id} as id, ${createdAt} as made from (
      select * from ${table} where ${hasNotClosed(search.collection)}
        and ${createdAt} > ${moment(since)} and ${createdAt} <= ${moment(now)}
    ) as ${table} where ${isFound(search)} order by ${createdAt} desc, ${id} desc limit ${mostFinds}`;
}

/** Those that were there, are found now, and were not as they were. Only of what is found it is worked out how it was. */
function editedOnes(search: Search, since: Date, edits: Edit[]): SQL {
  const { table, columns } = search.collection;
  const { id, createdAt } = columns;
  const ids = sql`${sql.param(edits.map((edit) => edit.id))}::uuid[]`;
  const moments = sql`${sql.param(edits.map(({ at }) => at.toISOString()))}::timestamptz[]`;
  return sql`
    with present as materialized (
      select ${id} as id from (
        select * from ${table} where ${id} = any(${ids}) and ${createdAt} <= ${moment(since)}
      ) as ${table} where ${isFound(search)} limit ${mostFinds}
    )
    select present.id, edited.at as made
    from present join unnest(${ids}, ${moments}) as edited(id, at) on edited.id = present.id
    where not exists (
      select 1 from formerly(null::${table}, array(select id from present), ${moment(since)}) as ${table}
      where ${id} = present.id and ${isFound(search)}
    )`;
}
