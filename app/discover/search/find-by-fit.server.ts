import { and, inArray, lte, not, type SQL, sql } from "drizzle-orm";
import { momentOf } from "#app/common/keyset/keyset.server.ts";
import { ask } from "#database/ask.ts";
import type { Database } from "#database/database.ts";
import { findPlaces, type Place } from "./find-places.server.ts";
import { fitOf, leastFit, nameWords } from "./fit.server.ts";
import { orderOf } from "./listing-order.server.ts";
import type { PageCursor } from "./page-cursor.ts";
import type { Search } from "./search.server.ts";
import { hasNotClosed, isFound, isFoundByIndex, textArray } from "./search-conditions.server.ts";
import { planSearch } from "./search-plan.server.ts";

/** All that is found is put in order up to here. */
const mostRanked = 400;
/** Where more is found, so many of the newest are put in order, and so many that are called by the words; the others follow by age. */
const mostFitting = 100;
/** Of those that are called by the words, so many are looked at: where there are more, the newest are called so too. */
const mostCalled = 500;

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
  const plan = await planSearch(db, search);
  if (!plan) return { asOf: undefined, found: [] };
  if (plan.groups.length > 0 && plan.expected <= mostRanked) {
    const order = orderOf(search.collection, "fit", cursor, search.today);
    const { table, columns } = search.collection;
    const found = await ask<Place>(
      db,
      sql`
        with found as materialized (
          select ${columns.id}, ${fitOf(search)} as measure from ${table} where ${isFoundByIndex(search, plan)}
        )
        select ${order.place} from found as ${table} where ${order.isBeyond ?? sql`true`} order by ${order.by} limit ${limit}`,
    );
    return { asOf: undefined, found };
  }
  return findAmongMany(db, search, cursor, limit);
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
  const { table, columns } = search.collection;
  const upTo = asOf === undefined ? undefined : lte(columns.createdAt, momentOf(asOf));
  const order = orderOf(search.collection, "newest", null, search.today);
  const newest = await findPlaces(db, search, { ...order, isBeyond: upTo }, mostFitting);
  const called = await findCalled(db, search, upTo);
  const ids = [...new Set([...newest, ...called].map(({ id }) => id))];
  if (ids.length === 0) return { places: [], asOf };
  const places = await ask<Place>(
    db,
    sql`select ${columns.id}, ${fitOf(search)}::text as place from ${table} where ${inArray(columns.id, ids)}`,
  );
  return {
    places: places.sort((one, other) => (isAhead(one, other) ? -1 : 1)),
    asOf: asOf ?? newest[0]?.place,
  };
}

/** Those that are called by the words. */
async function findCalled(db: Database, search: Search, upTo: SQL | undefined): Promise<{ id: string }[]> {
  const words = nameWords(search);
  if (words.length === 0) return [];
  const { table, columns } = search.collection;
  const isCalled = sql`words_of(${columns.nameText}) @> ${textArray(words)}`;
  return ask(
    db,
    sql`select ${columns.id} from (
        select * from ${table} where ${and(hasNotClosed(search.collection), upTo, isCalled)} limit ${mostCalled}
      ) as ${table} where ${isFound(search)} limit ${mostFitting}`,
  );
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
