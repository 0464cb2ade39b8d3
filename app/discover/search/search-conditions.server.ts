import { and, not, type SQL, sql } from "drizzle-orm";
import { closesBy, stillOpen } from "#app/opportunities/still-open.server.ts";
import type { Search } from "./search.server.ts";
import type { SearchPlan } from "./search-plan.server.ts";
import type { Shelf } from "./shelves.server.ts";

const always = sql`true`;

/** Everything that makes a listing part of a search. */
export function isFound(search: Search): SQL {
  return and(isOpen(search), mentionsAll(search), carriesTags(search)) ?? always;
}

/** True until the closing day has ended. */
export function isOpen(search: Search): SQL {
  const { shelf, today } = search;
  if (!shelf.closing) return always;
  const { closesOn } = shelf.closing;
  const last = search.closesBy ? closesBy(closesOn, search.closesBy) : undefined;
  return and(isOnShelf(shelf), stillOpen(closesOn, today), last) ?? always;
}

/** Listings that closed long ago are not in the indexes: saying that they are not asked for lets those be used. */
export function isOnShelf(shelf: Shelf): SQL {
  return shelf.closing ? not(shelf.closing.hasClosed) : always;
}

/** Taken letter by letter: nothing in a word has a meaning of its own. */
function mentionsAll({ shelf, words }: Search): SQL | undefined {
  return and(...words.map((word) => sql`strpos(${shelf.columns.searchText}, ${word}) > 0`));
}

/** "is true" changes nothing but this: the planner does not take it to the index unasked. */
function carriesTags({ shelf, tagGroups }: Search): SQL | undefined {
  return and(...tagGroups.map(({ any }) => sql`(${shelf.columns.tags} && ${textArray(any)}) is true`));
}

/** The same, said so that the word index can answer. */
export function isFoundByIndex(search: Search, { groups }: SearchPlan): SQL {
  const { searchText, tags } = search.shelf.columns;
  const indexed = { words: sql`words_of(${searchText})`, tags: sql`${tags}` };
  return (
    and(isFound(search), ...groups.map(({ of, any }) => sql`${indexed[of]} && ${textArray(any)}`)) ?? always
  );
}

/** One parameter, however many texts. */
const textArray = (texts: string[]) => sql`${sql.param(texts)}::text[]`;
