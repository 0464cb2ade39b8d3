import type { Database } from "#database/database.ts";
import type { ShownSearch } from "./explain/fallback-notice.tsx";
import { findFallback, findInOtherTab } from "./fallback/find-fallback.ts";
import type { SearchFilters } from "./filters/search-filters.ts";
import type { CatalogueIndex } from "./index/kind-index.ts";
import { applySynonyms } from "./parser/apply-synonyms.server.ts";

interface SearchOrFallback<Results> {
  /** The search whose results are returned. */
  filters: SearchFilters;
  results: Results;
  instead: ShownSearch | null;
}

/**
 * Searches for the text, with the editors' synonyms. If that finds nothing, tries the search that the browse page would show instead.
 */
export async function searchWithFallback<Results>(
  db: Database,
  catalogue: CatalogueIndex,
  requested: SearchFilters,
  search: (filters: SearchFilters) => Promise<Results> | Results,
  isNothing: (results: Results) => boolean,
): Promise<SearchOrFallback<Results>> {
  const text = requested.isExact ? requested.text : await applySynonyms(db, requested.text);
  const filters = { ...requested, text };
  const shown = text === requested.text ? null : { typed: requested.text, leftOut: [] };
  const results = await search(filters);
  const first = { filters, results, instead: shown };
  if (!isNothing(results) || !text || requested.isExact || Object.keys(requested.chosen).length > 0)
    return first;
  const inTab = { ...filters, hasTab: true };
  const other = findInOtherTab(catalogue, inTab) ?? findFallback(catalogue, inTab);
  if (!other) return first;
  const { leftOut, ...better } = other;
  const insteadFilters = { ...filters, ...better };
  const insteadResults = await search(insteadFilters);
  if (isNothing(insteadResults)) return first;
  return { filters: insteadFilters, results: insteadResults, instead: { typed: requested.text, leftOut } };
}
