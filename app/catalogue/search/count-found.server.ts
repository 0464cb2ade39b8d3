import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { queryRows } from "#database/query-rows.ts";
import { hasNotClosed } from "./collections.server.ts";
import { isAsked, isBeyondIndex, type Search } from "./search.server.ts";
import { isFound, isFoundByIndex } from "./search-conditions.server.ts";
import { planSearch, type SearchPlan } from "./search-plan.server.ts";

export type Count = { exact: number } | { atLeast: number };

/** Up to here a count is exact at once; beyond, only when somebody has had the time to count. */
const countedAtOnce = 2_000;
const sample = 1_000;
const reach = 2 * countedAtOnce;

/** Counts what a search finds, without ever looking at more than some thousands of listings. */
export async function countFound(db: Database, search: Search): Promise<Count> {
  const plan = await planSearch(db, search);
  if (!plan) return { exact: 0 };
  const isIndexEnough = canUseIndex(search, plan) && plan.expected < 5 * countedAtOnce;
  if (!isIndexEnough && isNarrowed(search)) {
    const newest = await lookAtNewest(db, search);
    if (newest.seen < sample) return { exact: newest.found };
    if (isFarMore(plan, newest.found / newest.seen)) return { atLeast: countedAtOnce };
    const isCommon = newest.found > sample / 2 || !canUseIndex(search, plan);
    const found = isCommon ? await countAmongNewest(db, search) : 0;
    if (found > countedAtOnce) return { atLeast: countedAtOnce };
    if (!canUseIndex(search, plan)) return { atLeast: found };
  }
  const found = await countUpTo(
    db,
    sql`select 1 from ${search.collection.table} where ${isFoundByIndex(search, plan)} limit ${countedAtOnce + 1}`,
  );
  return found > countedAtOnce ? { atLeast: countedAtOnce } : { exact: found };
}

/** Both what is known of the words and a look at the newest listings put the number many times over the limit. */
function isFarMore(plan: SearchPlan, shareOfNewest: number): boolean {
  if (plan.groups.length === 0) return false;
  const listings = plan.expected / plan.share;
  return plan.expected > 10 * countedAtOnce && shareOfNewest * listings > 5 * countedAtOnce;
}

/** Counts all of it, which takes as long as it takes. */
export async function countAllFound(db: Database, search: Search): Promise<number> {
  const condition = await findCondition(db, search);
  return condition ? countUpTo(db, sql`select 1 from ${search.collection.table} where ${condition}`) : 0;
}

/** What makes a listing part of a search, with the help of the index where it has any. Null: there is no such listing. */
export async function findCondition(db: Database, search: Search): Promise<SQL | null> {
  const plan = await planSearch(db, search);
  return plan && isFoundByIndex(search, plan);
}

/** All that a search finds, up to so many: the newest. */
export async function listFound(db: Database, search: Search, most: number): Promise<string[]> {
  const condition = await findCondition(db, search);
  if (!condition) return [];
  const { id, createdAt } = search.collection.columns;
  const found = await queryRows<{ id: string }>(
    db,
    sql`select ${id} from ${search.collection.table} where ${condition} order by ${createdAt} desc, ${id} desc limit ${most}`,
  );
  return found.map((row) => row.id);
}

const isNarrowed = (search: Search) =>
  isAsked(search) || search.tagGroups.length > 0 || isBeyondIndex(search);

const canUseIndex = (search: Search, plan: SearchPlan) =>
  plan.groups.length > 0 || !(isAsked(search) || isBeyondIndex(search));

/** How common it is: its share of the newest listings. */
async function lookAtNewest(db: Database, search: Search): Promise<{ seen: number; found: number }> {
  const [counted] = await queryRows<{ seen: number; found: number }>(
    db,
    sql`select count(*)::int as seen, (count(*) filter (where is_found))::int as found from ${newest(search, sample)}`,
  );
  return counted ?? { seen: 0, found: 0 };
}

function countAmongNewest(db: Database, search: Search): Promise<number> {
  return countUpTo(db, sql`select 1 from ${newest(search, reach)} where is_found limit ${countedAtOnce + 1}`);
}

function newest(search: Search, size: number): SQL {
  const { table, columns } = search.collection;
  return sql`(
    select (${isFound(search)}) as is_found from ${table} where ${hasNotClosed(search.collection)}
    order by ${columns.createdAt} desc, ${columns.id} desc limit ${size}
  ) as newest`;
}

async function countUpTo(db: Database, listings: SQL): Promise<number> {
  const [counted] = await queryRows<{ found: number }>(
    db,
    sql`select count(*)::int as found from (${listings}) as listing`,
  );
  return counted?.found ?? 0;
}
