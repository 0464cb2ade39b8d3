import { nextClosing } from "#app/catalogue/dates/cycle.ts";
import { cheapnessOf, worthOf } from "#app/catalogue/facts/worth.ts";
import { listingsPerPage } from "#app/catalogue/kinds/listings-per-page.ts";
import type { Listing } from "#app/catalogue/snapshot/listing.ts";
import { firstInOrder } from "#app/shared/first-in-order.ts";
import { takePage } from "#app/shared/keyset/keyset.server.ts";
import { memoizeByObject } from "#app/shared/memoize.ts";
import { findCandidates } from "../candidates/candidates.ts";
import type { PageCursor, Sort } from "../filters/page-cursor.ts";
import { numbersIn } from "../index/listing-set.ts";
import { isRanked, type SearchPlan } from "../plan/search-plan.ts";
import { pointsAtHome } from "./home-country.ts";
import { scoreRelevance } from "./relevance.ts";

/** A listing and its sort key. Larger numbers come first; keys that are days are text, and the earliest comes first. */
interface Ranked {
  listing: Listing;
  key: number | string;
}

export interface FoundPage {
  listings: Listing[];
  number: number;
  next: PageCursor | null;
  previous: PageCursor | null;
}

/** One page of results. If the cursor's page is gone, the first page. */
export function findPage(
  plan: SearchPlan,
  sort: Sort,
  cursor: PageCursor | null,
  size = listingsPerPage,
): FoundPage {
  const isBack = cursor?.direction === "before";
  const all = rankCandidates(plan, sort);
  const asOf = sort === "fit" ? (cursor?.asOf ?? newestOf(all)) : undefined;
  const found = firstOf(all.filter(isBeyond(cursor)), size + 1, isBack);
  if (cursor && (isBack ? found.length < size : found.length === 0)) return findPage(plan, sort, null, size);
  const { rows, hasPrevious, hasNext } = takePage(found, size, { isBack, isEnd: cursor === null });
  const number = Math.max(cursor?.number ?? 1, 1);
  const cursorAt = (ranked: Ranked | undefined, direction: PageCursor["direction"], page: number) =>
    ranked ? { number: page, direction, sort, asOf, place: String(ranked.key), id: ranked.listing.id } : null;
  return {
    listings: rows.map(({ listing }) => listing),
    number,
    next: hasNext ? cursorAt(rows.at(-1), "after", number + 1) : null,
    previous: hasPrevious ? cursorAt(rows[0], "before", Math.max(number - 1, 1)) : null,
  };
}

/** The first results in order, at most `most`. */
export const listFound = (plan: SearchPlan, sort: Sort, most: number): Listing[] =>
  firstOf(rankCandidates(plan, sort), most).map(({ listing }) => listing);

/** Computed once per plan. */
const pointsOf = memoizeByObject((plan: SearchPlan) => scoreRelevance(plan, findCandidates(plan)));

/** The points of the most relevant listing; null without results, 0 if relevance doesn't order them. */
export function bestRelevance(plan: SearchPlan): number | null {
  const candidates = numbersIn(findCandidates(plan));
  if (candidates.length === 0) return null;
  if (!isRanked(plan)) return 0;
  const points = pointsOf(plan);
  return candidates.reduce((best, number) => Math.max(best, points[number] ?? 0), Number.NEGATIVE_INFINITY);
}

/** Points outweigh the age, which is in milliseconds, and are never below this value. */
const pointsWeight = 10 ** 13;
const leastPoints = -100;

/** Every candidate with its key, unordered. */
function rankCandidates(plan: SearchPlan, sort: Sort): Ranked[] {
  const { section } = plan;
  const keyOf = keysBy(plan, sort);
  return numbersIn(findCandidates(plan)).map((number) => {
    const listing = section.index.listings[number] as Listing;
    return { listing, key: keyOf(listing, number) };
  });
}

function keysBy(plan: SearchPlan, sort: Sort): (listing: Listing, number: number) => number | string {
  const { index, rates, today } = plan.section;
  if (sort === "closing") return ({ cycle }) => nextClosing(cycle, today)?.day ?? never;
  if (sort === "amount") return ({ amount }) => worthOf(amount, rates);
  if (sort === "fees") return ({ fees }) => cheapnessOf(fees, rates);
  if (sort === "newest" || !isRanked(plan)) {
    const keys = index.newestKeys(today);
    return (_, number) => keys[number] as number;
  }
  const points = pointsOf(plan);
  const atHome = pointsAtHome(plan);
  return (listing, number) =>
    ((points[number] ?? 0) + atHome(listing, number) - leastPoints) * pointsWeight +
    Math.floor(listing.createdAt / 1000);
}

const never = "infinity";

/** A comparator. Ids decide between equal keys, so that the order is total. */
function compare(
  one: Pick<Ranked, "key"> & { id: string },
  other: Pick<Ranked, "key"> & { id: string },
): number {
  const isRising = typeof one.key === "string";
  const isBefore = one.key === other.key ? one.id < other.id : one.key < other.key;
  return one.key === other.key && one.id === other.id ? 0 : isBefore === isRising ? -1 : 1;
}

const compareRanked = (one: Ranked, other: Ranked) =>
  compare({ key: one.key, id: one.listing.id }, { key: other.key, id: other.listing.id });

/** Whether a listing is on the cursor's side, and existed when the first page was read. */
function isBeyond(cursor: PageCursor | null): (ranked: Ranked) => boolean {
  if (!cursor) return () => true;
  const key = cursor.sort === "closing" ? cursor.place : Number(cursor.place);
  const asOf = cursor.asOf === undefined ? Number.POSITIVE_INFINITY : Number(cursor.asOf);
  const side = cursor.direction === "before" ? 1 : -1;
  return (ranked) =>
    ranked.listing.createdAt <= asOf &&
    compare({ key, id: cursor.id }, { key: ranked.key, id: ranked.listing.id }) === side;
}

const newestOf = (all: Ranked[]): string | undefined =>
  all.length > 0
    ? String(all.reduce((newest, { listing }) => Math.max(newest, listing.createdAt), 0))
    : undefined;

/** The first results, or with `isBack` the last ones in reverse. */
const firstOf = (all: Ranked[], count: number, isBack = false): Ranked[] =>
  firstInOrder(all, count, isBack ? (one, other) => compareRanked(other, one) : compareRanked);
