import { and, or, type SQL, sql } from "drizzle-orm";
import { isInState } from "#app/catalogue/dates/closing-columns.server.ts";
import { closesBy, stillOpen } from "#app/catalogue/dates/still-open.server.ts";
import { hasNotClosed } from "./collections.server.ts";
import type { IndexedGroup } from "./demand-groups.server.ts";
import type { Demand } from "./demands.ts";
import type { Search } from "./search.server.ts";
import type { SearchPlan } from "./search-plan.server.ts";

const always = sql`true`;

/** Everything that makes a listing part of a search. */
export function isFound(search: Search): SQL {
  return and(isOpen(search), carriesTags(search), meetsAll(search), standsAs(search)) ?? always;
}

/** True until the closing day has ended. */
export function isOpen(search: Search): SQL {
  const { collection, today } = search;
  if (!collection.closing) return always;
  const { closesOn, listedUntil } = collection.closing;
  const soon = search.closesBy && and(stillOpen(closesOn, today), closesBy(closesOn, search.closesBy));
  return and(hasNotClosed(collection), stillOpen(listedUntil, today), soon || undefined) ?? always;
}

/** By what was typed. */
export function meetsAll(search: Search): SQL | undefined {
  return and(...search.demands.filter(({ isNeeded }) => isNeeded).map((demand) => meets(search, demand)));
}

/** By all the words that were typed, or by anything else that they mean. Taken letter by letter: no sign in a word means anything. */
function meets({ collection, today }: Search, { words, phrases, tags, state }: Demand): SQL | undefined {
  const mentions = (text: string) => sql`strpos(${collection.columns.searchText}, ${text}) > 0`;
  const meant = Object.keys(tags);
  return or(
    and(...words.map(mentions)),
    ...phrases.filter((phrase) => words.length > 1 || phrase !== words[0]).map(mentions),
    meant.length > 0 ? sql`(${collection.columns.tags} && ${textArray(meant)}) is true` : undefined,
    collection.closing && state ? isInState(collection.closing, state, today) : undefined,
  );
}

/** The rarest is asked first. "is true" changes nothing but this: the planner does not take it to the index unasked. */
function carriesTags({ collection, tagGroups }: Search): SQL | undefined {
  const rarestFirst = tagGroups.toSorted((one, other) => one.docs - other.docs);
  return and(...rarestFirst.map(({ any }) => sql`(${collection.columns.tags} && ${textArray(any)}) is true`));
}

/** Asked last, and of what the rest has left: it is worked out for every listing. */
function standsAs({ collection: { cycle, columns }, state, closedIds, today }: Search): SQL | undefined {
  return and(
    state ? isInState(cycle, state, today) : undefined,
    closedIds?.length ? sql`${columns.id} <> all(${sql.param(closedIds)}::uuid[])` : undefined,
  );
}

/** The same, said so that the word index can answer. */
export function isFoundByIndex(search: Search, { groups }: SearchPlan): SQL {
  const { searchText, tags } = search.collection.columns;
  const holds = (group: IndexedGroup) =>
    or(
      group.tags.length > 0 ? sql`${tags} && ${textArray(group.tags)}` : undefined,
      group.words.length > 0 ? sql`words_of(${searchText}) && ${textArray(group.words)}` : undefined,
    );
  return and(isFound(withoutDecided(search, groups)), ...groups.map(holds)) ?? always;
}

/** What is left to be judged of what the index gives: each text that need not be read is most of a listing's cost. */
function withoutDecided(search: Search, groups: IndexedGroup[]): Search {
  const decided = groups.map(({ decides }) => decides);
  return {
    ...search,
    demands: search.demands.filter((demand) => !decided.includes(demand)),
    tagGroups: search.tagGroups.filter((group) => !decided.includes(group)),
  };
}

/** One parameter, however many texts. */
export const textArray = (texts: string[]) => sql`${sql.param(texts)}::text[]`;
