import type { MatchedText } from "#app/catalogue/cards/matched-text.ts";
import type { Applicant } from "#app/catalogue/eligibility/applicant.ts";
import type { ShownVerdict } from "#app/catalogue/eligibility/verdict.ts";
import { kindOf } from "#app/catalogue/kinds/kinds.ts";
import { findMatchedTexts } from "#app/catalogue/search/explain/matched-text.server.ts";
import { fewListings, findMoreInTab, findNearby } from "#app/catalogue/search/fallback/find-fallback.ts";
import type { SearchFilters } from "#app/catalogue/search/filters/search-filters.ts";
import type { CatalogueIndex } from "#app/catalogue/search/index/kind-index.ts";
import {
  countOpportunities,
  type SearchResults,
  searchOpportunities,
} from "#app/catalogue/search/search.server.ts";
import { findVerdicts } from "#app/students/eligibility/find-verdicts.server.ts";
import { findSavedIds } from "#app/students/saved/save/find-saved-ids.server.ts";
import type { Database } from "#database/database.ts";
import { kinds } from "#database/schema/lists.ts";
import { settleAll } from "#database/settle-all.ts";
import type { Viewer } from "#database/viewer.ts";

/** Results of one kind, and why each is there. */
export interface BrowseResults {
  found: SearchResults;
  why: Record<string, MatchedText>;
}

/** One page of results of the kind in the filters. */
export async function findResults(
  db: Database,
  catalogue: CatalogueIndex,
  filters: SearchFilters,
): Promise<BrowseResults> {
  const found = await searchOpportunities(db, catalogue, filters);
  const ids = found.cards.map(({ id }) => id);
  return { found, why: await findMatchedTexts(db, filters, ids, catalogue[filters.kind].today) };
}

/** The reader of the results, with their profile. */
interface Reader {
  viewer: Viewer;
  applicant: Applicant | null;
}

/** Results for one reader: which are saved, and whether the reader may apply. */
export interface MarkedResults extends BrowseResults {
  saved: string[];
  verdicts: Record<string, ShownVerdict>;
}

export async function markResults<Shown extends BrowseResults>(
  db: Database,
  { viewer, applicant }: Reader,
  results: Shown,
  today: string,
): Promise<Shown & MarkedResults> {
  const { cards, kind } = results.found;
  const [saved, verdicts] = await settleAll([
    findSavedIds(db, viewer, kindOf[kind], cards),
    findVerdicts(db, applicant, kindOf[kind], cards, today),
  ]);
  return { ...results, saved, verdicts };
}

/** The first results of another search, with its text. */
export interface OtherKindResults extends BrowseResults {
  text: string;
}

const mostOthers = 6;

/** The first results of each other tab that has any for the same text. */
export async function findElsewhere(
  db: Database,
  catalogue: CatalogueIndex,
  filters: SearchFilters,
): Promise<OtherKindResults[]> {
  const elsewhere: OtherKindResults[] = [];
  for (const kind of kinds)
    if (kind !== filters.kind) elsewhere.push(...(await findOthers(db, catalogue, { ...filters, kind }, [])));
  return elsewhere;
}

/**
 * For a search with few results: similar results in the same tab, the results of the other tabs, and if those are few
 * too, similar results of any tab.
 */
export async function findMore(
  db: Database,
  catalogue: CatalogueIndex,
  filters: SearchFilters,
  found: SearchResults,
): Promise<OtherKindResults[]> {
  const shown = found.cards.map(({ id }) => id);
  const inTab = findMoreInTab(catalogue, filters, shown);
  const others = inTab ? await findOthers(db, catalogue, { ...filters, text: inTab.text }, shown) : [];
  others.push(...(await findElsewhere(db, catalogue, filters)));
  const all = [
    ...shown,
    ...others.flatMap(({ found }) => (found.cards as { id: string }[]).map(({ id }) => id)),
  ];
  const near = all.length < fewListings ? findNearby(catalogue, filters, all) : null;
  if (!near) return others;
  const { kind, text } = near;
  return [...others, ...(await findOthers(db, catalogue, { ...filters, kind, text }, all))];
}

async function findOthers(
  db: Database,
  catalogue: CatalogueIndex,
  requested: SearchFilters,
  shown: string[],
): Promise<OtherKindResults[]> {
  const filters: SearchFilters = { ...requested, chosen: {}, sort: "fit", page: null };
  if (countOpportunities(catalogue, filters) === 0) return [];
  const results = await findResults(db, catalogue, filters);
  const cards = results.found.cards.filter(({ id }) => !shown.includes(id)).slice(0, mostOthers);
  if (cards.length === 0) return [];
  return [{ ...results, found: { ...results.found, cards } as SearchResults, text: filters.text }];
}
