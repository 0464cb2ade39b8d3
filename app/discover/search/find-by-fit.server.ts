import { and, inArray, lte, not, type SQL, sql } from "drizzle-orm";
import { microsOf, momentOf } from "#app/common/keyset/keyset.server.ts";
import { ask } from "#database/ask.ts";
import type { Database } from "#database/database.ts";
import { hasNotClosed } from "./collections.server.ts";
import { areSeldom, atFirstGlance, findPlaces, type Place } from "./find-places.server.ts";
import { fitOf, leastFit, nameAsked, nameWords, textsToFit } from "./fit.server.ts";
import { orderOf } from "./listing-order.server.ts";
import type { PageCursor } from "./page-cursor.ts";
import type { Search } from "./search.server.ts";
import { isFound, isFoundByIndex, meetsAll, textArray } from "./search-conditions.server.ts";
import { planSearch, type SearchPlan } from "./search-plan.server.ts";

/** All that is found is put in order up to here. */
const mostRanked = 400;
/** Where more is found, so many of the newest are put in order, and so many that are called by the words; the others follow by age. */
const mostFitting = 50;
/** Where fewer than this share of all listings is found, half as many of the newest are: each is a long way behind the last. */
const seldom = 0.05;
/** Where more are called so than this, the newest are too, and nobody looks for others. */
const manyCalled = 2_000;

/** A part of a list that is ordered by fit, and the moment as of which its best were chosen. */
interface Found {
  asOf: string | undefined;
  found: Place[];
}

/** The best fit first, to the end of what is found. */
export async function findByFit(
  db: Database,
  search: Search,
  cursor: PageCursor | null,
  limit: number,
): Promise<Found> {
  return (await areMany(db, search, cursor))
    ? findAmongMany(db, search, cursor, limit)
    : { asOf: undefined, found: await rankAll(db, search, cursor, limit) };
}

async function areMany(db: Database, search: Search, cursor: PageCursor | null): Promise<boolean> {
  if (cursor?.asOf !== undefined) return true;
  const plan = await planSearch(db, search);
  return plan !== null && (plan.groups.length === 0 || plan.expected > mostRanked);
}

async function rankAll(
  db: Database,
  search: Search,
  cursor: PageCursor | null,
  limit: number,
): Promise<Place[]> {
  const plan = await planSearch(db, search);
  if (!plan) return [];
  const order = orderOf(search.collection, "fit", cursor, search.today);
  const { table, columns } = search.collection;
  return ask(
    db,
    sql`
      with found as materialized (
        select ${columns.id}, ${fitOf(search)} as measure from ${table} ${textsToFit(search)} where ${isFoundByIndex(search, plan)}
      )
      select ${order.place} from found as ${table} where ${order.isBeyond ?? sql`true`} order by ${order.by} limit ${limit}`,
  );
}

/**
 * The best come first by their fit, and the others by their age. As of which moment the best were chosen stands in the cursor, or
 * a listing that is added meanwhile would push another one from the best to the others, and show it twice.
 */
async function findAmongMany(
  db: Database,
  search: Search,
  cursor: PageCursor | null,
  limit: number,
): Promise<Found> {
  const best = await findBest(db, search, cursor?.asOf);
  const asOf = cursor?.asOf ?? best.asOf;
  const isBack = cursor?.direction === "before";
  const isAmongBest = !cursor || BigInt(cursor.place) >= leastFit;
  const others = (from: PageCursor | null, most: number) =>
    findOthers(db, search, from, { asOf, best: best.places }, most);
  if (isBack) {
    const before = isAmongBest ? [] : await others(cursor, limit);
    const ahead = isAmongBest ? best.places.filter((place) => isAhead(place, cursor)) : best.places;
    return { asOf, found: [...before, ...ahead.toReversed()].slice(0, limit) };
  }
  const after = isAmongBest ? best.places.filter((place) => !cursor || isAhead(cursor, place)) : [];
  if (after.length >= limit) return { asOf, found: after.slice(0, limit) };
  return { asOf, found: [...after, ...(await others(isAmongBest ? null : cursor, limit - after.length))] };
}

function isAhead(one: Place, other: Place): boolean {
  const [first, second] = [BigInt(one.place), BigInt(other.place)];
  return first === second ? one.id > other.id : first > second;
}

async function findBest(
  db: Database,
  search: Search,
  asOf: string | undefined,
): Promise<{ places: Place[]; asOf: string | undefined }> {
  const upTo = asOf === undefined ? undefined : lte(search.collection.columns.createdAt, momentOf(asOf));
  const plan = await planSearch(db, search);
  if (!plan) return { places: [], asOf };
  const [newest, called] =
    plan.expected <= manyCalled && areSeldom(plan, howMany(plan))
      ? [await findAtOnce(db, search, upTo, plan), []]
      : ((await findCommon(db, search, upTo, plan)) ?? (await findOneByOne(db, search, upTo, plan)));
  const known = new Set(newest.map(({ id }) => id));
  const places = [...newest, ...called.filter(({ id }) => !known.has(id))]
    .map(({ id, fit }) => ({ id, place: fit }))
    .sort((one, other) => (isAhead(one, other) ? -1 : 1));
  return { places, asOf: asOf ?? newest[0]?.place };
}

/** The newest and those that are called by the words, of all that the word index gives. */
function findAtOnce(
  db: Database,
  search: Search,
  upTo: SQL | undefined,
  plan: SearchPlan,
): Promise<Measured[]> {
  const { table, columns } = search.collection;
  const { id, createdAt } = columns;
  return ask(
    db,
    sql`
      with found as materialized (
        select ${id}, ${createdAt}, ${isCalledBySigns(search)} as is_called, ${columns.plainTitle} = ${nameAsked(search)} as is_exact
        from ${table} where ${and(isFoundByIndex(search, plan), upTo)}
      ), chosen as (
        (select id from found order by created_at desc, id desc limit ${howMany(plan)})
        union (select id from found where is_called order by is_exact desc, created_at desc, id desc limit ${mostFitting})
      )
      select ${id}, ${microsOf(createdAt)} as place, ${fitOf(search)}::text as fit
      from chosen join ${table} on ${id} = chosen.id ${textsToFit(search)} order by ${createdAt} desc, ${id} desc`,
  );
}

/** In one question, where a look at the newest is likely to be enough. Null: it was not. */
async function findCommon(
  db: Database,
  search: Search,
  upTo: SQL | undefined,
  plan: SearchPlan,
): Promise<[Measured[], []] | null> {
  const { table, columns } = search.collection;
  const order = { ...orderOf(search.collection, "newest", null, search.today), isBeyond: upTo };
  const glance = atFirstGlance(search, order, howMany(plan), plan, isCalledBySigns(search));
  if (!glance) return null;
  const areFew = sql`(select count(*) filter (where is_called) * ${plan.expected}::float8 <= ${manyCalled}::int * count(*) from newest)`;
  const found = await ask<Measured & { newest: number }>(
    db,
    sql`
      with newest as materialized (${glance}),
      chosen as (
        select id from newest
        union (${listCalled(search, upTo, sql`${columns.plainTitle} = ${nameAsked(search)}`)})
        union (${listCalled(search, upTo, and(areFew, isCalledBy(search)))})
      )
      select ${columns.id}, ${microsOf(columns.createdAt)} as place, ${fitOf(search)}::text as fit,
        (select count(*)::int from newest) as newest
      from chosen join ${table} on ${columns.id} = chosen.id ${textsToFit(search)}
      where ${meetsAll(search) ?? sql`true`} order by ${columns.createdAt} desc, ${columns.id} desc`,
  );
  return found[0]?.newest === howMany(plan) ? [found, []] : null;
}

/** What the newest are called tells whether to look for others that are called so. */
async function findOneByOne(db: Database, search: Search, upTo: SQL | undefined, plan: SearchPlan) {
  const newest = await findNewest(db, search, upTo, plan);
  const share = newest.filter(({ isCalled }) => isCalled).length / Math.max(newest.length, 1);
  const areManyCalled = nameWords(search).length === 0 || share * plan.expected > manyCalled;
  return [newest, await findCalled(db, search, upTo, areManyCalled)] as const;
}

interface Measured extends Place {
  fit: string;
}

const howMany = ({ share }: SearchPlan) => (share < seldom ? mostFitting / 2 : mostFitting);

function findNewest(
  db: Database,
  search: Search,
  upTo: SQL | undefined,
  plan: SearchPlan,
): Promise<(Measured & { isCalled: boolean })[]> {
  const { table, columns } = search.collection;
  const order = orderOf(search.collection, "newest", null, search.today);
  const measuring = (places: SQL) => sql`
    select ${columns.id}, placed.place, ${fitOf(search)}::text as fit, ${isCalledBy(search)} as "isCalled"
    from (${places}) as placed join ${table} on ${columns.id} = placed.id ${textsToFit(search)} order by placed.place::bigint desc, ${columns.id} desc`;
  return findPlaces(db, search, { ...order, isBeyond: upTo }, howMany(plan), measuring);
}

const isCalledBy = (search: Search) =>
  sql`words_of(${search.collection.columns.nameText}) @> ${textArray(nameWords(search))}`;

/** The same, for what no index has to answer: words are not taken apart. */
const isCalledBySigns = (search: Search) =>
  and(
    ...nameWords(search).map(
      (word) => sql`strpos(' ' || ${search.collection.columns.nameText} || ' ', ${` ${word} `}) > 0`,
    ),
  ) ?? sql`false`;

/** Those that are called by the words: by these and no others, and by them among others. */
function findCalled(
  db: Database,
  search: Search,
  upTo: SQL | undefined,
  areMany: boolean,
): Promise<{ id: string; fit: string }[]> {
  const { table, columns } = search.collection;
  const exactly = listCalled(search, upTo, sql`${columns.plainTitle} = ${nameAsked(search)}`);
  const called = areMany
    ? exactly
    : sql`(${exactly}) union (${listCalled(search, upTo, isCalledBy(search))})`;
  return ask(
    db,
    sql`select ${columns.id}, ${fitOf(search)}::text as fit
      from (${called}) as called join ${table} on ${columns.id} = called.id ${textsToFit(search)}
      where ${meetsAll(search) ?? sql`true`}`,
  );
}

/**
 * Kept apart from the order, or the planner would walk along it. Whether they meet what was typed is left to be judged: nearly all do
 * that are called so, and it is not worth reading the text of each.
 */
function listCalled(search: Search, upTo: SQL | undefined, isCalled: SQL | undefined): SQL {
  const { table, columns } = search.collection;
  const isListed = and(hasNotClosed(search.collection), upTo);
  return sql`with ${table} as materialized (
      select ${columns.id}, ${columns.createdAt} from ${table} where ${and(isListed, isCalled, isFound({ ...search, demands: [] }))}
    )
    select ${columns.id} from ${table} order by ${columns.createdAt} desc, ${columns.id} desc limit ${mostFitting}`;
}

/** All that is not among the best, the newest first. */
function findOthers(
  db: Database,
  search: Search,
  from: PageCursor | null,
  { asOf, best }: { asOf: string | undefined; best: Place[] },
  limit: number,
): Promise<Place[]> {
  const { id, createdAt } = search.collection.columns;
  const order = orderOf(search.collection, "newest", from, search.today);
  const isOther = and(
    order.isBeyond,
    asOf === undefined ? undefined : lte(createdAt, momentOf(asOf)),
    best.length > 0
      ? not(
          inArray(
            id,
            best.map((place) => place.id),
          ),
        )
      : undefined,
  );
  return findPlaces(db, search, { ...order, isBeyond: isOther }, limit);
}
