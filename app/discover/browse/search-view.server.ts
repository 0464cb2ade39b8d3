import { sql } from "drizzle-orm";
import { countOpportunities, countTabs } from "#app/catalogue/search/count-opportunities.server.ts";
import { findFacets } from "#app/catalogue/search/facets.server.ts";
import { few, findInstead, findTab } from "#app/catalogue/search/find-instead.server.ts";
import { recallAll } from "#app/catalogue/search/recall.server.ts";
import type { SearchFilters } from "#app/catalogue/search/search-filters.ts";
import type { Shown } from "#app/catalogue/search/shown-instead.tsx";
import { suggestSpelling } from "#app/catalogue/search/suggest-spelling.server.ts";
import { inTaughtWords } from "#app/catalogue/search/taught-words.server.ts";
import { type Known, knownAsOf } from "#app/catalogue/search/work-out-later.server.ts";
import { currentRender } from "#app/shared/cached-render.server.ts";
import { readCatalogueVersion } from "#database/changes/catalogue-version.ts";
import type { Database } from "#database/database.ts";
import { queryRows } from "#database/query-rows.ts";
import { settleAll } from "#database/settle-all.ts";
import { findElsewhere, findMore, findResults, type Others, type Results } from "./find-results.server.ts";

/**
 * What a search shows to everybody. It is found once for each state of the catalogue, unless it is for one person alone, and remembered
 * unless the whole page that shows it is kept. One that found nothing is not: each time is counted.
 */
export async function lookAround(db: Database, known: Known, asked: SearchFilters, today: string) {
  const look = (own: Known) => findView(db, own, asked, today);
  const version = asked.applicant ? null : await readCatalogueVersion(db);
  if (version === null) return look(known);
  const question = JSON.stringify([asked, today]);
  const find = async () => [await look(knownAsOf(version, known))];
  const isLasting = ({ isMissed }: Beside) => known.isAll() && (isMissed || !currentRender()?.isCacheable);
  const [view] = await recallAll(db, version, "browse", [question], find, isLasting);
  return view ?? look(known);
}

/**
 * What a search shows, and where that is nothing, what comes next to it: the same words in the other tabs, or else other words.
 * What a search finds at once costs no more for it.
 */
async function findView(db: Database, known: Known, asked: SearchFilters, today: string) {
  const text = asked.isExact ? asked.text : await inTaughtWords(db, asked.text);
  const filters = await inItsTab(db, { ...asked, text }, today);
  const shown = text === asked.text ? null : { asked: asked.text, leftOut: [] };
  const view = await look(db, known, filters, today);
  const nothing: Beside = { elsewhere: [], instead: shown, suggestion: null, isMissed: false };
  if (!filters.text) return { ...view, ...nothing };
  if (view.found.cards.length > 0) {
    if (!hasRoom(view)) return { ...view, ...nothing };
    return { ...view, ...nothing, elsewhere: await findMore(db, filters, view.found, today) };
  }
  if (filters.isExact || Object.keys(filters.chosen).length > 0)
    return { ...view, ...nothing, suggestion: await suggestSpelling(db, filters, today) };
  const elsewhere = await findElsewhere(db, filters, today);
  if (elsewhere.length > 0) return { ...view, ...nothing, elsewhere };
  const other = await findInstead(db, filters, today);
  const isMissed = !other || other.leftOut.length > 0;
  if (!other) return { ...view, ...nothing, isMissed };
  const { leftOut, ...better } = other;
  const instead = { ...filters, ...better, sort: "fit" as const, page: null };
  return {
    ...(await look(db, known, instead, today)),
    ...nothing,
    isMissed,
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
  /** Nothing is called so, nor mentions all of it. */
  isMissed: boolean;
}

/** Counts what was looked for in vain, for editors. */
export async function noteMissed(db: Database, typed: string): Promise<void> {
  await queryRows(db, sql`select note_missed_search(${typed})`);
}

/** An address that names no tab leaves it to the words. */
async function inItsTab(db: Database, filters: SearchFilters, today: string): Promise<SearchFilters> {
  if (filters.hasTab || !filters.text || filters.isExact || Object.keys(filters.chosen).length > 0)
    return filters;
  return { ...filters, kind: (await findTab(db, filters, today)) ?? filters.kind };
}

async function look(db: Database, known: Known, filters: SearchFilters, today: string) {
  const isNarrowed = Object.keys(filters.chosen).length > 0;
  const [results, tabs, narrowed, facets] = await settleAll([
    findResults(db, filters, today),
    countTabs(db, known, filters, today),
    isNarrowed ? countOpportunities(db, known, filters, today) : null,
    findFacets(db, known, filters, today),
  ]);
  return { filters, ...results, tabs, count: narrowed ?? tabs[filters.kind], facets };
}
