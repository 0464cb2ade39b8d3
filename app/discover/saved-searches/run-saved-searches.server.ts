import { and, eq, isNull, lt, sql } from "drizzle-orm";
import type { Kind } from "#app/catalogue/kinds/kinds.ts";
import { kindOf } from "#app/catalogue/kinds/kinds.ts";
import { withListings } from "#app/catalogue/search/index/catalogue-index.ts";
import { applySynonyms } from "#app/catalogue/search/parser/apply-synonyms.server.ts";
import { planSearch, queryOf } from "#app/catalogue/search/plan/plan.ts";
import type { SearchPlan } from "#app/catalogue/search/plan/search-plan.ts";
import { listFound } from "#app/catalogue/search/rank/page.ts";
import { readCatalogueIndex } from "#app/catalogue/search/search.server.ts";
import { readFormerListings } from "#app/catalogue/snapshot/read-snapshot.server.ts";
import { todayInUtc } from "#app/shared/calendar/days.ts";
import type { Database } from "#database/database.ts";
import { queryRows } from "#database/query-rows.ts";
import { catalogueChanges, savedSearches, searchFinds } from "#database/schema/index.ts";
import { kinds } from "#database/schema/lists.ts";
import { asWorker } from "#database/viewer.ts";
import { readSearch } from "./saved-search.server.ts";

const oneDay = 86_400_000;
/** Older listings aren't news: a paused search resumes here. */
const freshDays = 14;
/** Per search and run; the newest ones. An email shows fewer. */
const mostFinds = 200;

/**
 * Runs every saved search over new and changed listings, and records the finds for everyone who saved it. A search that
 * many people saved runs once. Each search is one transaction with its finds and its position, so an interrupted run
 * continues with the next search and never records a find twice.
 */
export async function runSavedSearches(
  db: Database,
  now: Date,
  isStopping: () => boolean = () => false,
): Promise<{ searches: number }> {
  const oldest = new Date(now.getTime() - freshDays * oneDay);
  await asWorker(db, (own) => own.delete(searchFinds).where(lt(searchFinds.foundAt, oldest)));
  const edits = await asWorker(db, (own) => listEdits(own, oldest, now));
  let searches = 0;
  for (let after = ""; !isStopping(); searches++) {
    const last = await asWorker(db, (own) => runNextSearch(own, after, { oldest, now, edits }));
    if (last === null) break;
    after = last;
  }
  return { searches };
}

interface EditPeriod {
  oldest: Date;
  now: Date;
  edits: ListingEdit[];
}

/** Returns the search that was run, or null after the last. */
async function runNextSearch(db: Database, after: string, period: EditPeriod): Promise<string | null> {
  const { oldest, now } = period;
  const { search, seenUntil, pausedAt } = savedSearches;
  const [next] = await queryRows<{ search: string; since: string }>(
    db,
    sql`select ${search}, min(${seenUntil})::text as since from ${savedSearches}
      where ${search} > ${after} and ${pausedAt} is null and ${seenUntil} < ${now.toISOString()}::timestamptz
      group by ${search} order by ${search} limit 1`,
  );
  if (!next) return null;
  const since = new Date(Math.max(Date.parse(next.since), oldest.getTime()));
  await noteFinds(db, next.search, since, period);
  await db
    .update(savedSearches)
    .set({ seenUntil: now })
    .where(and(eq(search, next.search), isNull(pausedAt), lt(seenUntil, now)));
  return next.search;
}

/** Records new finds, and edited listings that the search didn't find before the edit, for everyone who saved it earlier. */
async function noteFinds(
  db: Database,
  search: string,
  since: Date,
  { oldest, now, edits }: EditPeriod,
): Promise<void> {
  const requested = readSearch(search);
  const text = requested.isExact ? requested.text : await applySynonyms(db, requested.text);
  const filters = { ...requested, text };
  const plan = planSearch(await readCatalogueIndex(db, todayInUtc(now)), queryOf(filters));
  const edited = edits.filter(({ kind, at }) => kind === filters.kind && at > since);
  const finds = [...findNew(plan, since, now), ...(await findEdited(db, plan, since, edited))];
  if (finds.length === 0) return;
  const ids = sql`${sql.param(finds.map(({ id }) => id))}::uuid[]`;
  const micros = sql`${sql.param(finds.map(({ newsAt }) => newsAt))}::bigint[]`;
  await db.execute(sql`
    insert into ${searchFinds} (search_id, user_id, kind, opportunity_id, found_at)
    select saved.id, saved.user_id, ${kindOf[filters.kind]}, found.id, ${moment(now)}
    from ${savedSearches} as saved join unnest(${ids}, ${micros}) as found(id, news_at)
      on timestamptz 'epoch' + found.news_at * interval '1 microsecond' > greatest(saved.seen_until, ${moment(oldest)})
    where saved.search = ${search} and saved.paused_at is null and saved.seen_until < ${moment(now)}
    on conflict do nothing`);
}

const moment = (at: Date) => sql`${at.toISOString()}::timestamptz`;
const microsOf = (at: Date) => at.getTime() * 1000;

/** A listing, and when it was added or edited, in microseconds since 1970. */
interface SearchFind {
  id: string;
  newsAt: number;
}

function findNew(plan: SearchPlan, since: Date, now: Date): SearchFind[] {
  return listFound(plan, "newest", Number.POSITIVE_INFINITY)
    .filter(({ createdAt }) => createdAt > microsOf(since) && createdAt <= microsOf(now))
    .slice(0, mostFinds)
    .map(({ id, createdAt }) => ({ id, newsAt: createdAt }));
}

/** Edited listings that the search finds now, but didn't find before the edit. */
async function findEdited(
  db: Database,
  plan: SearchPlan,
  since: Date,
  edits: ListingEdit[],
): Promise<SearchFind[]> {
  const editedAt = new Map(edits.map(({ id, at }) => [id, microsOf(at)]));
  const ids = listFound(plan, "newest", Number.POSITIVE_INFINITY)
    .filter(({ id, createdAt }) => editedAt.has(id) && createdAt <= microsOf(since))
    .slice(0, mostFinds)
    .map(({ id }) => id);
  if (ids.length === 0) return [];
  const former = await readFormerListings(db, kindOf[plan.section.kind], ids, since);
  const formerPlan = { ...plan, section: withListings(plan.section, former) };
  const wereFound = new Set(listFound(formerPlan, "newest", mostFinds).map(({ id }) => id));
  return ids.filter((id) => !wereFound.has(id)).map((id) => ({ id, newsAt: editedAt.get(id) ?? 0 }));
}

/** A listing that editors changed, and the time of the last change. */
interface ListingEdit {
  kind: Kind;
  id: string;
  at: Date;
}

/** If there are more in two weeks, the latest count. */
const mostEdits = 5_000;

/** Listings that were changed between two moments and are still listed. Read once for all searches. */
async function listEdits(db: Database, since: Date, until: Date): Promise<ListingEdit[]> {
  const { kind, recordId, former, current, changedAt } = catalogueChanges;
  const found = await queryRows<{ kind: Kind; id: string; at: string }>(
    db,
    sql`select ${kind}, ${recordId} as id, max(${changedAt})::text as at from ${catalogueChanges}
      where ${changedAt} > ${since.toISOString()}::timestamptz and ${changedAt} <= ${until.toISOString()}::timestamptz
        and ${kind} = any(${sql.param([...kinds])}::text[]) and ${former} is not null and ${current} is not null
      group by ${kind}, ${recordId} order by max(${changedAt}) desc limit ${mostEdits}`,
  );
  return found.map((edit) => ({ ...edit, at: new Date(edit.at) }));
}
