import { and, sql } from "drizzle-orm";
import { cut } from "#app/common/keyset/keyset.server.ts";
import { ask } from "#database/ask.ts";
import type { Database } from "#database/database.ts";
import { fitOf, nameWords } from "./fit.server.ts";
import { type Order, orderOf } from "./listing-order.server.ts";
import type { PageCursor, Sort } from "./page-cursor.ts";
import { isAsked, isRanked, type Search } from "./search.server.ts";
import { hasNotClosed, isFound, isFoundByIndex, isOpen, textArray } from "./search-conditions.server.ts";
import { planSearch, type SearchPlan } from "./search-plan.server.ts";

export const pageSize = 24;
/** So many listings are looked at in their order: few at first, and more where more promises a full page. */
const reach = { glance: 500, walk: 15_000 };
/** Listings from all over the table cost this many times what neighbours do. */
const scattered = 6;
/** What stands in no column is worked out for so many of the newest. */
const mostWorked = 20_000;
/** Where far more is found than anybody reads, so many of the newest are put in order, and so many that are called by the words. */
const mostFitting = 100;
/** All that is found is put in order up to here. */
const mostRanked = 1_000;
/** Of those that are called by the words, so many are looked at: where there are more, the newest are called so too. */
const mostCalled = 500;

export interface FoundPage {
  ids: string[];
  /** Where each stands in the order: by its fit, the points of it. */
  places: string[];
  number: number;
  next: PageCursor | null;
  previous: PageCursor | null;
}

/** One page of a search, as ids in their order. A cursor that leads nowhere any more leads to the first page. */
export async function findPage(
  db: Database,
  search: Search,
  sort: Sort,
  cursor: PageCursor | null,
  size = pageSize,
): Promise<FoundPage> {
  const wanted = inFact(search, sort);
  const order = orderOf(search.collection, wanted, cursor, search.today);
  const found = await (wanted === "fit" ? rankByFit : findPlaces)(db, search, order, size + 1);
  const isBack = cursor?.direction === "before";
  if (cursor && (isBack ? found.length < size : found.length === 0))
    return findPage(db, search, sort, null, size);
  const { rows, hasPrevious, hasNext } = cut(found, size, { isBack, isEnd: cursor === null });
  const number = Math.max(cursor?.number ?? 1, 1);
  const first = rows[0];
  const last = rows.at(-1);
  return {
    ids: rows.map(({ id }) => id),
    places: rows.map(({ place }) => place),
    number,
    next: hasNext && last ? { number: number + 1, direction: "after", sort, ...last } : null,
    previous:
      hasPrevious && first ? { number: Math.max(number - 1, 1), direction: "before", sort, ...first } : null,
  };
}

/** Where nothing was typed that tells listings apart, all fit equally well. */
const inFact = (search: Search, sort: Sort): Sort => (sort === "fit" && !isRanked(search) ? "newest" : sort);

interface Place {
  id: string;
  place: string;
}

/**
 * Two ways lead to a page. Walking along the order and picking is quick for whatever is common, and endless for what is rare;
 * collecting all there is from the word index and sorting it is quick for the rare, and endless for what is common.
 */
async function findPlaces(db: Database, search: Search, order: Order, limit: number): Promise<Place[]> {
  if (order.measure) return rank(db, search, order, limit);
  if (!isAsked(search) && search.tagGroups.length === 0) return walk(db, search, order, limit);
  const atFirstGlance = await walk(db, search, order, limit, reach.glance);
  if (atFirstGlance.length === limit) return atFirstGlance;
  const plan = await planSearch(db, search);
  if (!plan) return [];
  if (plan.groups.length === 0) return walk(db, search, order, limit);
  const toWalk = (1.5 * limit) / plan.share;
  if (toWalk < reach.walk && toWalk < scattered * plan.expected) {
    const walked = await walk(db, search, order, limit, reach.walk);
    if (walked.length === limit) return walked;
  }
  return collect(db, search, order, limit, plan);
}

/** Along the order, through all of it or through its next so many listings. */
function walk(
  db: Database,
  search: Search,
  order: Order,
  limit: number,
  mostListings?: number,
): Promise<Place[]> {
  const { collection } = search;
  const start = and(order.isClosing ? isOpen(search) : hasNotClosed(collection), order.isBeyond) ?? sql`true`;
  const found = isFound(search);
  const next = sql`(select * from ${collection.table} where ${start} order by ${order.by} limit ${mostListings}) as ${collection.table}`;
  const from = mostListings
    ? sql`${next} where ${found}`
    : sql`${collection.table} where ${and(start, found)}`;
  return ask(db, sql`select ${order.place} from ${from} order by ${order.by} limit ${limit}`);
}

/** Kept apart from the order, or the planner would walk along it after all. */
function collect(
  db: Database,
  search: Search,
  order: Order,
  limit: number,
  plan: SearchPlan,
): Promise<Place[]> {
  const { collection } = search;
  return ask(
    db,
    sql`
      with ${collection.table} as materialized (
        select ${collection.columns.id}, ${order.key} from ${collection.table} where ${and(isFoundByIndex(search, plan), order.isBeyond)}
      )
      select ${order.place} from ${collection.table} order by ${order.by} limit ${limit}`,
  );
}

/** All that is found, by what is worked out for each. */
async function rank(db: Database, search: Search, order: Order, limit: number): Promise<Place[]> {
  const { table, columns } = search.collection;
  const plan = await planSearch(db, search);
  if (!plan) return [];
  return ask(
    db,
    sql`
      with found as materialized (
        select ${columns.id}, ${order.measure} as measure from ${table} where ${isFoundByIndex(search, plan)}
        order by ${columns.createdAt} desc, ${columns.id} desc limit ${mostWorked}
      )
      select ${order.place} from found as ${table} where ${order.isBeyond ?? sql`true`} order by ${order.by} limit ${limit}`,
  );
}

/** The best fit first: of all that is found, or of the newest and of those that are called by the words, where that is a great many. */
async function rankByFit(db: Database, search: Search, order: Order, limit: number): Promise<Place[]> {
  const plan = await planSearch(db, search);
  if (!plan) return [];
  const { table, columns } = search.collection;
  const fit = sql`${columns.id}, ${fitOf(search)} as measure`;
  const isFew = plan.groups.length > 0 && plan.expected <= mostRanked;
  const candidates = isFew
    ? sql`select ${fit} from ${table} where ${isFoundByIndex(search, plan)}`
    : sql`
      (select ${fit} from (
        select * from ${table} where ${hasNotClosed(search.collection)} order by ${columns.createdAt} desc, ${columns.id} desc limit ${reach.walk}
      ) as ${table} where ${isFound(search)} limit ${mostFitting})
      union
      (select ${fit} from (
        select * from ${table} where ${hasNotClosed(search.collection)} and words_of(${columns.nameText}) @> ${textArray(nameWords(search))}
        limit ${mostCalled}
      ) as ${table} where ${isFound(search)} limit ${mostFitting})`;
  return ask(
    db,
    sql`
      with found as materialized (${candidates})
      select ${order.place} from found as ${table} where ${order.isBeyond ?? sql`true`} order by ${order.by} limit ${limit}`,
  );
}
