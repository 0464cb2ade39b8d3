import { sql } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { queryRows } from "#database/query-rows.ts";
import { settleAll } from "#database/settle-all.ts";
import { type Collection, roughCount } from "./collections.server.ts";
import { findDemandGroups, type IndexedGroup } from "./demand-groups.server.ts";
import type { Search } from "./search.server.ts";

/** How the word index can help a search. */
export interface SearchPlan {
  /** What to ask of the index: every listing that is found has a whole word, or a tag, of each of these groups. */
  groups: IndexedGroup[];
  /** About this share of all listings will be found, and about so many. */
  share: number;
  expected: number;
}

/** The index compares so many with a further group in the time in which one listing is read and judged. */
const comparedMeanwhile = 100;

/** A table that looks smaller than this may have grown since anybody counted. */
const fewestCounted = 100;

const plans = new WeakMap<Search, Promise<SearchPlan | null>>();

/** Looks up, once, what the catalogue knows of a search. Null: there is no such listing. */
export function planSearch(db: Database, search: Search): Promise<SearchPlan | null> {
  const plan = plans.get(search) ?? lookUp(db, search);
  plans.set(search, plan);
  return plan;
}

/** What was looked up before; undefined where nobody has. */
export const planBefore = (search: Search) => plans.get(search);

async function lookUp(db: Database, search: Search): Promise<SearchPlan | null> {
  if (search.tagGroups.some(({ any }) => any.length === 0)) return null;
  const needed = search.demands.filter(({ isNeeded }) => isNeeded);
  const [groupsOfDemands, rows] = await settleAll([
    findDemandGroups(db, search, needed),
    search.listings ?? countRoughly(db, search.collection),
  ]);
  const listings = Math.max(rows, 1_000);
  if (groupsOfDemands.some((group) => group !== "beyond" && group.words.length + group.tags.length === 0))
    return null;
  const known: IndexedGroup[] = [
    ...groupsOfDemands.filter((group) => group !== "beyond"),
    ...search.tagGroups.map((group) => ({ decides: group, words: [], tags: group.any, docs: group.docs })),
  ].sort((one, other) => one.docs - other.docs);
  const groups: IndexedGroup[] = [];
  let share = 1;
  for (const group of known) {
    const left = share * Math.min(1, group.docs / listings);
    const isHelp = (share - left) * listings > costOf(group) && !(isMixed(group) && groups.some(isMixed));
    if (groups.length === 0 || isHelp) groups.push(group);
    share = left;
  }
  return { groups, share, expected: Math.min(share * listings, rows >= fewestCounted ? rows : listings) };
}

/** The index lays one choice between words and tags over the rest; of a second one it would leave every text to be taken apart. */
const isMixed = ({ words, tags }: IndexedGroup) => words.length > 0 && tags.length > 0;

/** What it takes to compare with a group, in listings read and judged. */
const costOf = ({ words, tags, docs }: IndexedGroup) => words.length + tags.length + docs / comparedMeanwhile;

async function countRoughly(db: Database, collection: Collection): Promise<number> {
  const [table] = await queryRows<{ rows: number }>(db, sql`select ${roughCount(collection)} as rows`);
  return table?.rows ?? 0;
}
