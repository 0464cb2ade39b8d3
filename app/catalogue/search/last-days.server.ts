import { and, type SQL, sql } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { queryRows } from "#database/query-rows.ts";
import { type Collection, hasNotClosed } from "./collections.server.ts";
import type { Order } from "./listing-order.server.ts";
import { recallAll } from "./recall.server.ts";
import type { Search } from "./search.server.ts";
import type { SearchPlan } from "./search-plan.server.ts";

/** From one day to another, as the word index counts them. */
export interface Days {
  first: number;
  last: number;
}

/** How many days are asked for at most, each a word more for the index. */
const mostDays = 200;
/** Where fewer than so many times what is wanted is found in all, all of it is read. */
const fewTimes = 6;
/** So many listings are looked back over at most: what is rarer is collected, or walked to. */
const mostListings = 65_536;
/** A day may bring so many times what was looked for, and one on which a whole catalogue came brings too many. */
const mostTimes = 4;

/** The days of an order's next listings, so many that they are likely to be enough. Null where that saves nothing. */
export async function findLastDays(
  db: Database,
  search: Search,
  order: Order,
  wanted: number,
  { groups, share, expected }: SearchPlan,
): Promise<Days | null> {
  if (order.isRising || order.isClosing || groups.length === 0 || expected < fewTimes * wanted) return null;
  const many = 2 ** Math.ceil(Math.log2((1.5 * wanted) / share));
  if (many > mostListings) return null;
  if (order.isBeyond) return readDays(db, search, order, many);
  // The same for every search, until something is added.
  const [{ days } = { days: null }] = await recallAll(
    db,
    search.version,
    `days ${search.collection.name}`,
    [String(many)],
    async () => [{ days: await readDays(db, search, order, many) }],
  );
  return days;
}

export const isOfDays = ({ columns }: Collection, { first, last }: Days): SQL =>
  sql`days_of(${columns.createdAt}) && ${sql.param(Array.from({ length: last - first + 1 }, (_, day) => first + day))}::integer[]`;

async function readDays(
  db: Database,
  { collection }: Search,
  order: Order,
  many: number,
): Promise<Days | null> {
  const { table, columns } = collection;
  const isNext = and(hasNotClosed(collection), order.isBeyond) ?? sql`true`;
  const [read] = await queryRows<Days & { isFull: boolean }>(
    db,
    sql`
      with ends as materialized (
        select min(${columns.createdAt}) as first, max(${columns.createdAt}) as last from (
          select ${columns.createdAt} from ${table} where ${isNext} order by ${order.by} limit ${many}
        ) as ${table}
      )
      select (days_of(first))[1] as first, (days_of(last))[1] as last, exists (
        select from ${table} where ${isNext} and ${columns.createdAt} >= date_trunc('day', first, 'UTC')
        order by ${order.by} offset ${many * mostTimes}::int limit 1
      ) as "isFull" from ends where first is not null`,
  );
  return read && !read.isFull && read.last - read.first < mostDays
    ? { first: read.first, last: read.last }
    : null;
}
