import { and, inArray, lte, not, type SQL, sql } from "drizzle-orm";
import { listingsPerPage } from "#app/catalogue/kinds/listings-per-page.ts";
import { momentOf } from "#app/shared/keyset/keyset.server.ts";
import type { Database } from "#database/database.ts";
import { queryRows } from "#database/query-rows.ts";
import { listCalled } from "./called-so.server.ts";
import { findPlaces, listFirst, type Place } from "./find-places.server.ts";
import { fitOf, leastFit, textsToFit, toFit } from "./fit.server.ts";
import { orderOf } from "./listing-order.server.ts";
import type { PageCursor } from "./page-cursor.ts";
import type { Search } from "./search.server.ts";
import { isFoundByIndex } from "./search-conditions.server.ts";
import { planSearch, type SearchPlan } from "./search-plan.server.ts";

/** All that is found is put in order up to here. */
const mostRanked = 400;
/** Where more is found, so many of the newest are put in order, and so many that are called by the words: two pages. The others follow by age. */
const mostFitting = 2 * (listingsPerPage + 1);
/** Where fewer than this share of all listings is found, half as many of the newest are: each is a long way behind the last. */
const seldom = 0.05;

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
  return queryRows(
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
  const called = await listCalled(db, search, upTo, mostFitting);
  const { newest, others } =
    (await findTogether(db, search, upTo, plan, called)) ??
    (await findOneByOne(db, search, upTo, plan, called));
  const known = new Set(newest.map(({ id }) => id));
  const places = [...newest, ...others.filter(({ id }) => !known.has(id))]
    .map(({ id, fit }) => ({ id, place: fit }))
    .sort(byPlace);
  return { places, asOf: asOf ?? newest[0]?.place };
}

interface Measured extends Place {
  fit: string;
}

interface Best {
  newest: Measured[];
  /** Those that are called by the words, some of the newest among them. */
  others: { id: string; fit: string }[];
}

const howMany = ({ share }: SearchPlan) => (share < seldom ? mostFitting / 2 : mostFitting);

/** In one question, where it is likely to be enough. Null: it was not. */
async function findTogether(
  db: Database,
  search: Search,
  upTo: SQL | undefined,
  plan: SearchPlan,
  called: SQL | null,
): Promise<Best | null> {
  const order = { ...orderOf(search.collection, "newest", null, search.today), isBeyond: upTo };
  const first = await listFirst(db, search, order, howMany(plan), plan, toFit(search));
  if (!first) return null;
  const { table, columns } = search.collection;
  const both = called ? sql`(${first}) union all (${called})` : first;
  const found = await queryRows<Omit<Measured, "place"> & { place: string | null }>(
    db,
    sql`select ${columns.id}, place, ${fitOf(search)}::text as fit from (${both}) as ${table} ${textsToFit(search)}`,
  );
  const newest = found.filter((one): one is Measured => one.place !== null).sort(byPlace);
  return newest.length === howMany(plan)
    ? { newest, others: found.filter(({ place }) => place === null) }
    : null;
}

/** The first of an order first. */
const byPlace = (one: Place, other: Place) => (isAhead(one, other) ? -1 : 1);

async function findOneByOne(
  db: Database,
  search: Search,
  upTo: SQL | undefined,
  plan: SearchPlan,
  called: SQL | null,
): Promise<Best> {
  const { table, columns } = search.collection;
  const order = { ...orderOf(search.collection, "newest", null, search.today), isBeyond: upTo };
  const measuring = (places: SQL) => sql`
    select ${columns.id}, placed.place, ${fitOf(search)}::text as fit
    from (${places}) as placed join ${table} on ${columns.id} = placed.id ${textsToFit(search)} order by placed.place::bigint desc, ${columns.id} desc`;
  return {
    newest: await findPlaces(db, search, order, howMany(plan), measuring),
    others: called
      ? await queryRows(
          db,
          sql`select ${columns.id}, ${fitOf(search)}::text as fit from (${called}) as ${table} ${textsToFit(search)}`,
        )
      : [],
  };
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
