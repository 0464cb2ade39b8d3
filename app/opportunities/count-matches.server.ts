import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { ask } from "./ask.server.ts";
import type { Search } from "./search.server.ts";
import { isFound, isFoundByIndex, isOnShelf } from "./search-conditions.server.ts";
import { planSearch } from "./search-plan.server.ts";

export type Count = { exact: number } | { atLeast: number };

/** Up to here a count is exact at once; beyond, only when somebody has had the time to count. */
export const countedAtOnce = 10_000;
const sample = 1_000;
const reach = 2 * countedAtOnce;

/** Counts what a search finds, without ever looking at more than some tens of thousands of listings. */
export async function countMatches(db: Database, search: Search): Promise<Count> {
  const isPlain = search.words.length === 0 && search.tagGroups.length === 0;
  if (!isPlain) {
    const newest = await lookAtNewest(db, search);
    if (newest.seen < sample) return { exact: newest.found };
    if (newest.found > sample / 2 && (await countAmongNewest(db, search)) > countedAtOnce)
      return { atLeast: countedAtOnce };
  }
  const condition = await findCondition(db, search);
  if (condition === "nothing") return { exact: 0 };
  if (condition === "walk") return { atLeast: Math.min(await countAmongNewest(db, search), countedAtOnce) };
  const found = await countUpTo(
    db,
    sql`select 1 from ${search.shelf.table} where ${condition} limit ${countedAtOnce + 1}`,
  );
  return found > countedAtOnce ? { atLeast: countedAtOnce } : { exact: found };
}

/** Counts all of it, which takes as long as it takes. */
export async function countEveryMatch(db: Database, search: Search): Promise<number> {
  const condition = await findCondition(db, search);
  if (condition === "nothing") return 0;
  const where = condition === "walk" ? isFound(search) : condition;
  return countUpTo(db, sql`select 1 from ${search.shelf.table} where ${where}`);
}

/** The condition that an index can answer; "walk" when none can. */
export async function findCondition(db: Database, search: Search): Promise<SQL | "nothing" | "walk"> {
  const plan = await planSearch(db, search);
  if (!plan) return "nothing";
  return plan.groups.length > 0 || search.words.length === 0 ? isFoundByIndex(search, plan) : "walk";
}

/** How common it is: its share of the newest listings. */
async function lookAtNewest(db: Database, search: Search): Promise<{ seen: number; found: number }> {
  const found = isFound(search);
  const [counted] = await ask<{ seen: number; found: number }>(
    db,
    sql`select count(*)::int as seen, (count(*) filter (where ${found}))::int as found from ${newest(search, sample)}`,
  );
  return counted ?? { seen: 0, found: 0 };
}

function countAmongNewest(db: Database, search: Search): Promise<number> {
  return countUpTo(
    db,
    sql`select 1 from ${newest(search, reach)} where ${isFound(search)} limit ${countedAtOnce + 1}`,
  );
}

function newest({ shelf }: Search, size: number): SQL {
  const { createdAt, id } = shelf.columns;
  return sql`(
    select * from ${shelf.table} where ${isOnShelf(shelf)} order by ${createdAt} desc, ${id} desc limit ${size}
  ) as ${shelf.table}`;
}

async function countUpTo(db: Database, listings: SQL): Promise<number> {
  const [counted] = await ask<{ found: number }>(
    db,
    sql`select count(*)::int as found from (${listings}) as listing`,
  );
  return counted?.found ?? 0;
}
