import type { Kind } from "#app/catalogue/kinds/kinds.ts";
import { kinds } from "#database/schema/opportunity-lists.ts";
import type { SearchFilters } from "../filters/search-filters.ts";
import type { CatalogueIndex } from "../index/kind-index.ts";
import type { Piece } from "../parser/meaning.ts";
import { isPostgraduate, readQuery } from "../parser/read-query.ts";
import { planSearch, queryOf } from "../plan/plan.ts";
import { bestRelevance, findPage } from "../rank/page.ts";
import { plainWords } from "../rank/relevance.ts";
import { correctSpelling } from "./correct-spelling.ts";
import { aroundTowns, relaxQuery } from "./relax-query.ts";

/** Another search, to be shown instead of one that finds nothing. */
interface Instead {
  text: string;
  kind: Kind;
  /** The words that were left out; none if only the spelling was corrected. */
  leftOut: string[];
}

/** The tab in which the most relevant listings are. Returns null if no tab has any. */
export function findTab(catalogue: CatalogueIndex, filters: SearchFilters): Kind | null {
  const { kind: named, pieces, text } = readQuery(filters.text, catalogue.scholarships.today);
  const found = kinds.flatMap((kind) => {
    const relevance = relevanceIn(catalogue, { ...filters, kind, chosen: {} });
    return relevance === null ? [] : [{ kind, relevance }];
  });
  if (found.some(({ kind }) => kind === named)) return findNamed(catalogue, text, named) ?? named;
  const studied = found.filter(({ kind }) => kind !== "internships" || !pieces.some(isPostgraduate));
  const best = Math.max(...studied.map(({ relevance }) => relevance));
  const equal = studied.filter(({ relevance }) => relevance === best);
  return (equal.find(({ kind }) => kind === "colleges" && isName(pieces)) ?? equal[0])?.kind ?? null;
}

/** "Free TVET" is what an award is called, although one would look for a TVET among colleges. */
function findNamed(catalogue: CatalogueIndex, text: string, named: Kind | null): Kind | null {
  const words = plainWords(text.split(" "));
  if (words.length < 2) return null;
  const all = words.join(" ");
  const withName = kinds.filter((kind) => {
    const { index, listed } = catalogue[kind];
    let isCalled = false;
    index.name.forEachWith(` ${all} `, (listing) => {
      if (listed[listing] && index.listings[listing]?.search.names.includes(all)) isCalled = true;
    });
    return isCalled;
  });
  return withName.find((kind) => kind === named) ?? withName[0] ?? null;
}

/** Awards and posts are named after a college more often than a college after them: "UCT" alone is the university. */
const isName = (pieces: Piece[]) => pieces.every(({ means }) => means === null);

const relevanceIn = (catalogue: CatalogueIndex, filters: SearchFilters): number | null =>
  bestRelevance(planSearch(catalogue, queryOf(filters)));

/**
 * The tab that the words name, around the place that they name, where it has nothing there: "welding schools in Nairobi" asks for schools
 * elsewhere in Kenya before it asks for awards in Nairobi. Returns null if that finds nothing, or the tab has something there.
 */
export function findAround(catalogue: CatalogueIndex, filters: SearchFilters): Instead | null {
  const { today } = catalogue.scholarships;
  const { kind, pieces } = readQuery(filters.text, today);
  if (!kind || (filters.hasTab && filters.kind !== kind)) return null;
  const named = { ...filters, kind, chosen: {} };
  if (relevanceIn(catalogue, named) !== null) return null;
  const around = aroundTowns(pieces, today).find(
    ({ text }) => relevanceIn(catalogue, { ...named, text }) !== null,
  );
  return around ? { ...around, kind } : null;
}

/** The search with its spelling corrected, or else without the words that say least. Returns null if that finds nothing either. */
export function findInstead(catalogue: CatalogueIndex, filters: SearchFilters): Instead | null {
  const corrected = correctSpelling(catalogue, filters.text);
  const text = corrected ?? filters.text;
  const query = { ...filters, text, isExact: false };
  const kind = corrected && findTabFor(catalogue, query);
  if (kind) return { text, kind, leftOut: [] };
  for (const relaxed of relaxQuery(catalogue, query)) {
    const tab = findTabFor(catalogue, { ...query, text: relaxed.text });
    if (tab) return { ...relaxed, kind: tab };
  }
  return null;
}

/** The text with its spelling corrected, if that finds anything with the same filters. */
export function suggestSpelling(catalogue: CatalogueIndex, filters: SearchFilters): string | null {
  const text = correctSpelling(catalogue, filters.text);
  if (text === null) return null;
  return relevanceIn(catalogue, { ...filters, text, isExact: false }) === null ? null : text;
}

/** A first page with fewer listings has room for related ones. */
export const fewListings = 5;
const mostTriedForMore = 3;

/** A search without one of the words that finds something which is not shown yet. Returns null if there is none. */
export function findNearby(
  catalogue: CatalogueIndex,
  filters: SearchFilters,
  shown: string[],
): Instead | null {
  for (const relaxed of relaxQuery(catalogue, filters).slice(0, mostTriedForMore)) {
    const query = { ...filters, text: relaxed.text };
    const kind = findTabFor(catalogue, query);
    if (!kind) continue;
    const { listings } = findPage(
      planSearch(catalogue, queryOf({ ...query, kind })),
      "fit",
      null,
      fewListings,
    );
    if (listings.some(({ id }) => !shown.includes(id))) return { ...relaxed, kind };
  }
  return null;
}

/** The chosen tab, if it has anything. */
function findTabFor(catalogue: CatalogueIndex, filters: SearchFilters): Kind | null {
  const isThere = filters.hasTab && relevanceIn(catalogue, filters) !== null;
  return isThere ? filters.kind : findTab(catalogue, filters);
}
