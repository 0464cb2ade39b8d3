import { and, not, type SQL, sql } from "drizzle-orm";
import { isInState } from "#app/opportunities/closing-columns.server.ts";
import { closesBy, stillOpen } from "#app/opportunities/still-open.server.ts";
import type { Collection } from "./collections.server.ts";
import type { Search } from "./search.server.ts";
import type { SearchPlan } from "./search-plan.server.ts";

const always = sql`true`;

/** Everything that makes a listing part of a search. */
export function isFound(search: Search): SQL {
  return (
    and(isOpen(search), mentionsAll(search), carriesTags(search), standsAs(search), isForLevel(search)) ??
    always
  );
}

/** True until the closing day has ended. */
export function isOpen(search: Search): SQL {
  const { collection, today } = search;
  if (!collection.closing) return always;
  const { closesOn, listedUntil } = collection.closing;
  const soon = search.closesBy && and(stillOpen(closesOn, today), closesBy(closesOn, search.closesBy));
  return and(hasNotClosed(collection), stillOpen(listedUntil, today), soon || undefined) ?? always;
}

/** Listings that closed long ago are not in the indexes: saying that they are not asked for lets those be used. */
export function hasNotClosed(collection: Collection): SQL {
  return collection.closing ? not(collection.closing.hasClosed) : always;
}

/** Taken letter by letter: nothing in a word has a meaning of its own. */
function mentionsAll({ collection, words }: Search): SQL | undefined {
  return and(...words.map((word) => sql`strpos(${collection.columns.searchText}, ${word}) > 0`));
}

/** "is true" changes nothing but this: the planner does not take it to the index unasked. */
function carriesTags({ collection, tagGroups }: Search): SQL | undefined {
  return and(...tagGroups.map(({ any }) => sql`(${collection.columns.tags} && ${textArray(any)}) is true`));
}

/** Asked last, and of what the rest has left: it is worked out for every listing. */
function standsAs({ collection: { cycle }, state, today }: Search): SQL | undefined {
  return state ? isInState(cycle, state, today) : undefined;
}

function isForLevel({ collection: { levels }, level }: Search): SQL | undefined {
  return levels && level ? sql`${level} = any(${levels})` : undefined;
}

/** The same, said so that the word index can answer. */
export function isFoundByIndex(search: Search, { groups }: SearchPlan): SQL {
  const { searchText, tags } = search.collection.columns;
  const indexed = { words: sql`words_of(${searchText})`, tags: sql`${tags}` };
  return (
    and(isFound(search), ...groups.map(({ of, any }) => sql`${indexed[of]} && ${textArray(any)}`)) ?? always
  );
}

/** One parameter, however many texts. */
const textArray = (texts: string[]) => sql`${sql.param(texts)}::text[]`;
