import { and, type SQL, sql } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { queryRows } from "#database/query-rows.ts";
import { hasNotClosed } from "./collections.server.ts";
import { type Days, findLastDays, isOfDays } from "./last-days.server.ts";
import type { Order } from "./listing-order.server.ts";
import { isAsked, type Search } from "./search.server.ts";
import { isFound, isFoundByIndex, isOpen } from "./search-conditions.server.ts";
import { planBefore, planSearch, type SearchPlan } from "./search-plan.server.ts";

/** So many listings are looked at in their order: few at first, and more where more promises a full page. */
const reach = { glance: 500, walk: 15_000 };
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
 * neither, the word index knows the days, and gives what the last ones brought.
 */
export async function findPlaces<Found extends Place>(
  db: Database,
  search: Search,
  order: Order,
  limit: number,
  asking = asItIs,
): Promise<Found[]> {
  const answer = (places: SQL) => queryRows<Found>(db, asking(places));
  if (order.measure) {
    const plan = await planSearch(db, search);
    return plan ? answer(rank(search, order, limit, plan)) : [];
  }
  if (!isAsked(search) && search.tagGroups.length === 0) return answer(walk(search, order, limit));
  const before = isAsked(search) ? await planBefore(search) : await planSearch(db, search);
  const glanced =
    before && promises(before) < limit ? [] : await answer(walk(search, order, limit, reach.glance));
  if (glanced.length === limit) return glanced;
  const plan = await planSearch(db, search);
  if (!plan) return [];
  if (plan.groups.length === 0) return answer(walk(search, order, limit));
  // What was seen tells more than what words and tags promise each by itself: those of one listing go together.
  const share = Math.max(plan.share, glanced.length / reach.glance);
  const days = await findLastDays(db, search, order, limit, { ...plan, share });
  const recent = days ? await answer(collect(search, order, limit, plan, days)) : [];
  if (recent.length === limit) return recent;
  const toWalk = (1.5 * limit) / share;
  if (toWalk < reach.walk && toWalk < scattered * plan.expected) {
    const walked = await answer(walk(search, order, limit, reach.walk));
    if (walked.length === limit) return walked;
  }
  return answer(collect(search, order, limit, plan));
}

/** So many of them a glance would show. */
const promises = ({ groups, share }: SearchPlan): number => (groups.length > 0 ? share : 1) * reach.glance;

/** The first of an order with their age and other columns, where it is likely that a glance shows them or that the last days brought them. */
export async function listFirst(
  db: Database,
  search: Search,
  order: Order,
  limit: number,
  plan: SearchPlan,
  columns: SQL,
): Promise<SQL | null> {
  if (promises(plan) > 2 * limit) return walk(search, order, limit, reach.glance, columns);
  const days = await findLastDays(db, search, { ...order, isBeyond: undefined }, limit, plan);
  return days && collect(search, order, limit, plan, days, columns);
}

/** Along the order, through all of it or through its next so many listings. */
function walk(search: Search, order: Order, limit: number, mostListings?: number, more?: SQL): SQL {
  const { table, columns } = search.collection;
  const isNext = and(order.isClosing ? isOpen(search) : hasNotClosed(search.collection), order.isBeyond);
  const start = isNext ?? sql`true`;
  // Each is judged where it is read: carrying all of its columns up to the judge takes longer than judging.
  const from = mostListings
    ? sql`(
        select ${columns.id}, ${order.key}, (${isFound(search)}) as is_found${also(more)} from ${table} where ${start} order by ${order.by} limit ${mostListings}
      ) as ${table} where is_found`
    : sql`${table} where ${and(start, isFound(search))}`;
  return sql`select ${order.place}${also(more && sql`${order.key}, ${more}`)} from ${from} order by ${order.by} limit ${limit}`;
}

/** Kept apart from the order, or the planner would walk along it after all. Among all, or among those of some days. */
function collect(
  search: Search,
  order: Order,
  limit: number,
  plan: SearchPlan,
  days?: Days,
  more?: SQL,
): SQL {
  const { table, columns } = search.collection;
  const isFoundThen = and(
    isFoundByIndex(search, plan),
    order.isBeyond,
    days && isOfDays(search.collection, days),
  );
  return sql`
    with ${table} as materialized (
      select ${columns.id}, ${order.key}${also(more)} from ${table} where ${isFoundThen}
    )
    select ${order.place}${also(more && sql`${order.key}, ${more}`)} from ${table} order by ${order.by} limit ${limit}`;
}

const also = (more: SQL | undefined): SQL => (more ? sql`, ${more}` : sql``);

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
