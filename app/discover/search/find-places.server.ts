import { and, type SQL, sql } from "drizzle-orm";
import { ask } from "#database/ask.ts";
import type { Database } from "#database/database.ts";
import { hasNotClosed } from "./collections.server.ts";
import type { Order } from "./listing-order.server.ts";
import { isAsked, type Search } from "./search.server.ts";
import { isFound, isFoundByIndex, isOpen } from "./search-conditions.server.ts";
import { planBefore, planSearch, type SearchPlan } from "./search-plan.server.ts";

/** So many listings are looked at in their order: few at first, and more where more promises a full page. */
const reach = { glance: 500, walk: 15_000 };
/** One word in so many listings is neither rare nor common: the index gives those among the newest. */
const middle = { least: 400, most: 20_000 };
/** Listings from all over the table cost this many times what neighbours do. */
const scattered = 6;
/** What stands in no column is worked out for so many of the newest. */
const mostWorked = 20_000;

/** A listing, and where it stands in the order. */
export interface Place {
  id: string;
  place: string;
}

/** Asks for something of the listings that a question finds, along with it. */
type Asking = (places: SQL) => SQL;
const asItIs: Asking = (places) => places;

/**
 * Two ways lead to a page. Walking along the order and picking is quick for whatever is common, and endless for what is rare;
 * collecting all there is from the word index and sorting it is quick for the rare, and endless for what is common. For what is
 * neither, the word index and the order's own are laid over each other.
 */
export async function findPlaces<Found extends Place>(
  db: Database,
  search: Search,
  order: Order,
  limit: number,
  asking = asItIs,
): Promise<Found[]> {
  const answer = (places: SQL) => ask<Found>(db, asking(places));
  if (order.measure) {
    const plan = await planSearch(db, search);
    return plan ? answer(rank(search, order, limit, plan)) : [];
  }
  if (!isAsked(search) && search.tagGroups.length === 0) return answer(walk(search, order, limit));
  const before = await planBefore(search);
  const glanced =
    before && areSeldom(before, limit) ? [] : await answer(walk(search, order, limit, reach.glance));
  if (glanced.length === limit) return glanced;
  const plan = await planSearch(db, search);
  if (!plan) return [];
  if (plan.groups.length === 0) return answer(walk(search, order, limit));
  // What was seen tells more than what words and tags promise each by itself: those of one listing go together.
  const share = Math.max(plan.share, glanced.length / reach.glance);
  if (!order.isRising && canLookBack(plan)) {
    const newest = await answer(collect(search, order, limit, plan, Math.ceil((2 * limit) / share)));
    if (newest.length === limit) return newest;
  }
  const toWalk = (1.5 * limit) / share;
  if (toWalk < reach.walk && toWalk < scattered * plan.expected) {
    const walked = await answer(walk(search, order, limit, reach.walk));
    if (walked.length === limit) return walked;
  }
  return answer(collect(search, order, limit, plan));
}

/** A glance would show next to none of them. */
export const areSeldom = ({ groups, share }: SearchPlan, limit: number): boolean =>
  groups.length > 0 && share * reach.glance < limit / 20;

/** The first of an order that a glance shows, where it promises to show twice as many, and whether each is called by the words. */
export function atFirstGlance(
  search: Search,
  order: Order,
  limit: number,
  plan: SearchPlan,
  isCalled: SQL,
): SQL | null {
  if (plan.share * reach.glance <= 2 * limit) return null;
  return walk(search, order, limit, reach.glance, isCalled);
}

/** How often several words meet nobody knows, and with many it takes the index longer than a walk. */
const canLookBack = ({ groups: [group, ...others] }: SearchPlan) =>
  group !== undefined && others.length === 0 && group.docs > middle.least && group.docs < middle.most;

/** Along the order, through all of it or through its next so many listings. */
function walk(search: Search, order: Order, limit: number, mostListings?: number, isCalled?: SQL): SQL {
  const { table, columns } = search.collection;
  const isNext = and(order.isClosing ? isOpen(search) : hasNotClosed(search.collection), order.isBeyond);
  const start = isNext ?? sql`true`;
  // Each is judged where it is read: carrying all of its columns up to the judge takes longer than judging.
  const from = mostListings
    ? sql`(
        select ${columns.id}, ${order.key}, (${isFound(search)}) as is_found${isCalled ? sql`, (${isCalled}) as is_called` : sql``} from ${table} where ${start} order by ${order.by} limit ${mostListings}
      ) as ${table} where is_found`
    : sql`${table} where ${and(start, isFound(search))}`;
  return sql`select ${order.place}${isCalled ? sql`, is_called` : sql``} from ${from} order by ${order.by} limit ${limit}`;
}

/** Kept apart from the order, or the planner would walk along it after all. Among all, or among the next so many. */
function collect(search: Search, order: Order, limit: number, plan: SearchPlan, mostListings?: number): SQL {
  const { table, columns } = search.collection;
  const isNear = mostListings ? sql`${order.key} >= (${nth(search, order, mostListings)})` : undefined;
  return sql`
    with ${table} as materialized (
      select ${columns.id}, ${order.key} from ${table} where ${and(isFoundByIndex(search, plan), order.isBeyond, isNear)}
    )
    select ${order.place} from ${table} order by ${order.by} limit ${limit}`;
}

/** Where the order is after so many listings. */
function nth(search: Search, order: Order, number: number): SQL {
  const isNext = and(hasNotClosed(search.collection), order.isBeyond) ?? sql`true`;
  return sql`select ${order.key} from ${search.collection.table} where ${isNext} order by ${order.by} offset ${number} limit 1`;
}

/** All that is found, by what is worked out for each. */
function rank(search: Search, order: Order, limit: number, plan: SearchPlan): SQL {
  const { table, columns } = search.collection;
  return sql`
    with found as materialized (
      select ${columns.id}, ${order.measure} as measure from ${table} where ${isFoundByIndex(search, plan)}
      order by ${columns.createdAt} desc, ${columns.id} desc limit ${mostWorked}
    )
    select ${order.place} from found as ${table} where ${order.isBeyond ?? sql`true`} order by ${order.by} limit ${limit}`;
}
