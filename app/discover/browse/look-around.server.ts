import { sql } from "drizzle-orm";
import { countOpportunities, countTabs } from "#app/discover/search/count-opportunities.server.ts";
import { findFacets } from "#app/discover/search/facets.server.ts";
import { few, findInstead, findTab } from "#app/discover/search/find-instead.server.ts";
import type { SearchFilters } from "#app/discover/search/search-filters.ts";
import type { Shown } from "#app/discover/search/shown-instead.tsx";
import { suggestSpelling } from "#app/discover/search/suggest-spelling.server.ts";
import { inTaughtWords } from "#app/discover/search/taught-words.server.ts";
import type { Known } from "#app/discover/search/work-out-later.server.ts";
import { ask } from "#database/ask.ts";
import { askTogether } from "#database/ask-together.ts";
import type { Database } from "#database/database.ts";
import {
  findElsewhere,
  findMore,
  findResults,
  type Others,
  type Reader,
  type Results,
} from "./find-results.server.ts";

/**
 * What a search shows, and where that is nothing, what comes next to it: the same words in the other tabs, or else other words.
 * What a search finds at once costs no more for it.
 */
export async function lookAround(
  db: Database,
  reader: Reader,
  known: Known,
  asked: SearchFilters,
  today: string,
) {
  const text = asked.isExact ? asked.text : await inTaughtWords(db, asked.text);
  const filters = await inItsTab(db, { ...asked, text }, today);
  const shown = text === asked.text ? null : { asked: asked.text, leftOut: [] };
  const view = await look(db, reader, known, filters, today);
  const nothing: Beside = { elsewhere: [], instead: shown, suggestion: null };
  if (!filters.text) return { ...view, ...nothing };
  if (view.found.cards.length > 0) {
    if (!hasRoom(view)) return { ...view, ...nothing };
    return { ...view, ...nothing, elsewhere: await findMore(db, reader, filters, view.found, today) };
  }
  if (filters.isExact || Object.keys(filters.chosen).length > 0)
    return { ...view, ...nothing, suggestion: await suggestSpelling(db, filters, today) };
  const elsewhere = await findElsewhere(db, reader, filters, today);
  if (elsewhere.length > 0) return { ...view, ...nothing, elsewhere };
  const other = await findInstead(db, filters, today);
  if (!other || other.leftOut.length > 0) await ask(db, sql`select note_missed_search(${asked.text})`);
  if (!other) return { ...view, ...nothing };
  const { leftOut, ...better } = other;
  const instead = { ...filters, ...better, sort: "fit" as const, page: null };
  return {
    ...(await look(db, reader, known, instead, today)),
    ...nothing,
    instead: { asked: asked.text, leftOut },
  };
}

/** All of a search for what words mean, and few: more may follow. */
const hasRoom = ({ filters, found }: { filters: SearchFilters } & Pick<Results, "found">) =>
  found.cards.length < few && !filters.page && !filters.isExact && Object.keys(filters.chosen).length === 0;

/** What stands beside the results of a search. */
interface Beside {
  elsewhere: Others[];
  instead: Shown | null;
  suggestion: string | null;
}

/** An address that names no tab leaves it to the words. */
async function inItsTab(db: Database, filters: SearchFilters, today: string): Promise<SearchFilters> {
  if (filters.hasTab || !filters.text || filters.isExact || Object.keys(filters.chosen).length > 0)
    return filters;
  return { ...filters, kind: (await findTab(db, filters, today)) ?? filters.kind };
}

async function look(db: Database, reader: Reader, known: Known, filters: SearchFilters, today: string) {
  const isNarrowed = Object.keys(filters.chosen).length > 0;
  const [results, tabs, narrowed, facets] = await askTogether(db, [
    () => findResults(db, reader, filters, today),
    () => countTabs(db, known, filters, today),
    async () => (isNarrowed ? countOpportunities(db, known, filters, today) : null),
    () => findFacets(db, known, filters, today),
  ]);
  return { filters, ...results, tabs, count: narrowed ?? tabs[filters.kind], facets };
}
