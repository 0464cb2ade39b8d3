import { listingsPerPage } from "#app/catalogue/kinds/listings-per-page.ts";
import { takePage } from "#app/shared/keyset/keyset.server.ts";
import type { Database } from "#database/database.ts";
import { findByFit } from "./find-by-fit.server.ts";
import { findPlaces } from "./find-places.server.ts";
import { orderOf } from "./listing-order.server.ts";
import type { PageCursor, Sort } from "./page-cursor.ts";
import { isRanked, type Search } from "./search.server.ts";

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
  size = listingsPerPage,
): Promise<FoundPage> {
  const wanted = inFact(search, sort);
  const { asOf, found } =
    wanted === "fit"
      ? await findByFit(db, search, cursor, size + 1)
      : await findInOrder(db, search, wanted, cursor, size + 1);
  const isBack = cursor?.direction === "before";
  if (cursor && (isBack ? found.length < size : found.length === 0))
    return findPage(db, search, sort, null, size);
  const { rows, hasPrevious, hasNext } = takePage(found, size, { isBack, isEnd: cursor === null });
  const number = Math.max(cursor?.number ?? 1, 1);
  const first = rows[0];
  const last = rows.at(-1);
  return {
    ids: rows.map(({ id }) => id),
    places: rows.map(({ place }) => place),
    number,
    next: hasNext && last ? { number: number + 1, direction: "after", sort, asOf, ...last } : null,
    previous:
      hasPrevious && first
        ? { number: Math.max(number - 1, 1), direction: "before", sort, asOf, ...first }
        : null,
  };
}

async function findInOrder(
  db: Database,
  search: Search,
  sort: Sort,
  cursor: PageCursor | null,
  limit: number,
) {
  const order = orderOf(search.collection, sort, cursor, search.today);
  return { asOf: undefined, found: await findPlaces(db, search, order, limit) };
}

/** Where nothing was typed that tells listings apart, all fit equally well. */
const inFact = (search: Search, sort: Sort): Sort => (sort === "fit" && !isRanked(search) ? "newest" : sort);
