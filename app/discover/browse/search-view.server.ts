import { sql } from "drizzle-orm";
import type { ShownSearch } from "#app/catalogue/search/explain/fallback-notice.tsx";
import { findFacets } from "#app/catalogue/search/facets/facets.ts";
import {
  fewListings,
  findBestTab,
  findFallback,
  findInOtherTab,
  suggestSpelling,
} from "#app/catalogue/search/fallback/find-fallback.ts";
import type { SearchFilters } from "#app/catalogue/search/filters/search-filters.ts";
import type { CatalogueIndex } from "#app/catalogue/search/index/kind-index.ts";
import { applySynonyms } from "#app/catalogue/search/parser/apply-synonyms.server.ts";
import {
  countOpportunities,
  countTabs,
  hasTag,
  readCatalogueIndex,
} from "#app/catalogue/search/search.server.ts";
import type { Database } from "#database/database.ts";
import { queryRows } from "#database/query-rows.ts";
import {
  type BrowseResults,
  findElsewhere,
  findMore,
  findResults,
  type OtherKindResults,
} from "./find-results.server.ts";

/**
 * The results of a search. Without results, those of the other tabs for the same text, or of a corrected text.
 */
export async function searchForPage(db: Database, requested: SearchFilters, today: string) {
  const text = requested.isExact ? requested.text : await applySynonyms(db, requested.text);
  const catalogue = await readCatalogueIndex(db, today);
  const filters = inItsTab(catalogue, { ...requested, text });
  const shown = text === requested.text ? null : { typed: requested.text, leftOut: [] };
  const view = await findView(db, catalogue, filters);
  const nothing: BesideResults = { elsewhere: [], instead: shown, suggestion: null, isMissed: false };
  if (!filters.text) return { ...view, ...nothing };
  if (view.found.cards.length > 0) {
    if (!hasRoom(view)) return { ...view, ...nothing };
    return { ...view, ...nothing, elsewhere: await findMore(db, catalogue, filters, view.found) };
  }
  if (filters.isExact || Object.keys(filters.chosen).length > 0)
    return { ...view, ...nothing, suggestion: suggestSpelling(catalogue, filters) };
  const around = findInOtherTab(catalogue, filters);
  const elsewhere = around ? [] : await findElsewhere(db, catalogue, filters);
  if (elsewhere.length > 0) return { ...view, ...nothing, elsewhere };
  const other = around ?? findFallback(catalogue, filters);
  const isMissed = !other || other.leftOut.length > 0;
  if (!other) return { ...view, ...nothing, isMissed };
  const { leftOut, ...better } = other;
  const instead = { ...filters, ...better, sort: "fit" as const, page: null };
  return {
    ...(await findView(db, catalogue, instead)),
    ...nothing,
    isMissed,
    instead: { typed: requested.text, leftOut },
  };
}

/** Few results on the first page of a search by meaning: similar ones may be added. */
const hasRoom = ({ filters, found }: { filters: SearchFilters } & Pick<BrowseResults, "found">) =>
  found.cards.length < fewListings &&
  !filters.page &&
  !filters.isExact &&
  Object.keys(filters.chosen).length === 0;

/** Shown beside the results of a search. */
interface BesideResults {
  elsewhere: OtherKindResults[];
  instead: ShownSearch | null;
  suggestion: string | null;
  /** No listing matches all of it. */
  isMissed: boolean;
}

/** Counts a search without results, for editors. */
export async function recordMissedSearch(db: Database, typed: string): Promise<void> {
  await queryRows(db, sql`select note_missed_search(${typed})`);
}

/** Without a tab in the URL, the search text decides. */
function inItsTab(catalogue: CatalogueIndex, filters: SearchFilters): SearchFilters {
  if (filters.hasTab || !filters.text || filters.isExact || Object.keys(filters.chosen).length > 0)
    return filters;
  const kind = findInOtherTab(catalogue, filters)?.kind ?? findBestTab(catalogue, filters);
  return { ...filters, kind: kind ?? filters.kind };
}

async function findView(db: Database, catalogue: CatalogueIndex, filters: SearchFilters) {
  const tabs = countTabs(catalogue, filters);
  const isNarrowed = Object.keys(filters.chosen).length > 0;
  return {
    filters,
    ...(await findResults(db, catalogue, filters)),
    tabs,
    count: isNarrowed ? countOpportunities(catalogue, filters) : tabs[filters.kind],
    hasLoans: filters.kind === "scholarships" && hasTag(catalogue, filters, "covers loan"),
    facets: findFacets(catalogue, filters),
  };
}
