import type { Kind } from "#app/catalogue/kinds/kinds.ts";
import { kinds } from "#database/schema/opportunity-lists.ts";
import type { SearchFilters } from "../filters/search-filters.ts";
import { type CatalogueIndex, isNamed, type SectionIndex } from "../index/kind-index.ts";
import { countListed } from "../index/listing-set.ts";
import { bare, fold } from "../parser/fold.ts";
import type { ParsedPhrase } from "../parser/meaning.ts";
import { readQuery } from "../parser/read-query.ts";
import { planSearch, queryOf } from "../plan/plan.ts";
import { bestRelevance, findPage } from "../rank/page.ts";
import { listingsBegun, plainWords } from "../rank/relevance.ts";
import { completeWords } from "./complete-words.ts";
import { correctSpelling } from "./correct-spelling.ts";
import { aroundTowns, atTechnicalColleges, relaxQuery } from "./relax-query.ts";

/** A search that is shown in place of one without results. */
interface FallbackSearch {
  text: string;
  kind: Kind;
  /** The words that were left out; none if only the spelling was corrected. */
  leftOut: string[];
}

/** The tab in which the most relevant listings are. Returns null if no tab has any. */
export function findBestTab(catalogue: CatalogueIndex, filters: SearchFilters): Kind | null {
  const { kind: named, pieces, text } = readQuery(filters.text, catalogue.scholarships.today);
  const found = kinds.flatMap((kind) => {
    const relevance = relevanceIn(catalogue, { ...filters, kind, chosen: {} });
    return relevance === null ? [] : [{ kind, relevance }];
  });
  const begun = findBegun(catalogue, text);
  if (found.some(({ kind }) => kind === begun)) return begun;
  if (found.some(({ kind }) => kind === named)) return findNamed(catalogue, text, named) ?? named;
  const studied = found.filter(({ kind }) => kind !== "internships" || !pieces.some(isLevel));
  const best = Math.max(...studied.map(({ relevance }) => relevance));
  const equal = studied.filter(({ relevance }) => relevance === best);
  return (equal.find(({ kind }) => kind === "colleges" && isName(pieces)) ?? equal[0])?.kind ?? null;
}

/** "Afya el" begins the name of one award, although "afya" alone means health. */
function findBegun(catalogue: CatalogueIndex, text: string): Kind | null {
  const typed = plainWords(text.split(" ")).join(" ");
  const begun = kinds.flatMap((kind) =>
    listingsBegun(catalogue[kind], typed).flatMap((listing) => (catalogue[kind].listed[listing] ? kind : [])),
  );
  return begun.length === 1 ? (begun[0] ?? null) : null;
}

/** "Free TVET" is the name of an award, although "TVET" alone means colleges. */
function findNamed(catalogue: CatalogueIndex, text: string, named: Kind | null): Kind | null {
  const words = plainWords(text.split(" "));
  if (words.length < 2) return null;
  const all = words.join(" ");
  for (const isAll of [true, false]) {
    const withName = kinds.filter((kind) => {
      const { index, listed } = catalogue[kind];
      let isCalled = false;
      index.name.forEachWith(` ${all} `, (listing) => {
        const isName = !isAll || index.listings[listing]?.search.names.includes(all);
        if (listed[listing] && isName) isCalled = true;
      });
      return isCalled;
    });
    const kind = withName.find((one) => one === named) ?? withName[0];
    if (kind) return kind;
  }
  return null;
}

/** Awards are often named after a college: "UCT" alone means the university. */
const isName = (pieces: ParsedPhrase[]) =>
  pieces.every(({ means }) => means === null || means.about === "small") &&
  pieces.some(({ means }) => means === null);

/** "Ivorian student, bachelor": a search that names a level is for studies. */
const isLevel = ({ means }: ParsedPhrase) => means?.about === "level";

const relevanceIn = (catalogue: CatalogueIndex, filters: SearchFilters): number | null =>
  bestRelevance(planSearch(catalogue, queryOf(filters)));

/**
 * For a tab that the words name but that has no results: searches around the place that they name first, since "welding
 * schools in Nairobi" means schools elsewhere in Kenya rather than awards in Nairobi; then, if only other tabs match
 * all words, without one of them. Returns null if that finds nothing, or the tab has something.
 */
export function findInOtherTab(catalogue: CatalogueIndex, filters: SearchFilters): FallbackSearch | null {
  if (findBegun(catalogue, filters.text)) return null;
  const completed = filters.isExact ? null : completeWords(catalogue, filters.text);
  if (completed !== null) {
    const query = { ...filters, text: completed };
    const tab = filters.hasTab ? findTabFor(catalogue, query) : findBestTab(catalogue, query);
    if (tab) return findInOtherTab(catalogue, query) ?? { text: completed, kind: tab, leftOut: [] };
  }
  const { today } = catalogue.scholarships;
  const { kind, pieces } = readQuery(filters.text, today);
  if (!kind || (filters.hasTab && filters.kind !== kind)) return null;
  const named = { ...filters, kind, chosen: {} };
  const finds = ({ text }: { text: string }) => relevanceIn(catalogue, { ...named, text }) !== null;
  if (finds(filters) && pieces.every((piece) => isThere(catalogue[kind], piece))) return null;
  const around =
    aroundTowns(pieces, today).find(finds) ??
    (kind === "colleges" ? aroundForLess(pieces, today).find(finds) : undefined) ??
    (findBestTab(catalogue, filters) === null ? null : withoutOne(catalogue, named, pieces).find(finds));
  return around ? { ...around, kind } : null;
}

/**
 * Leaves out what a college costs, which matters less than what it teaches, and searches schools for trades if no other college names the
 * trade.
 */
function aroundForLess(pieces: ParsedPhrase[], today: string) {
  const rest = pieces.filter(({ means }) => means?.about !== "money");
  const money = pieces.filter((piece) => !rest.includes(piece)).map(({ typed }) => typed);
  return [...(money.length > 0 ? aroundTowns(rest, today) : []), ...atTechnicalColleges(rest)].map(
    ({ text, leftOut }) => ({ text, leftOut: [...leftOut, ...money] }),
  );
}

/** "Aba" is a part of "Addis Ababa", not a place with listings. */
const isThere = (section: SectionIndex, { means }: ParsedPhrase) =>
  means?.about !== "place" ||
  means.words.some((word) => word.includes(" ") || countListed(section, section.text.withWord(word)) > 0);

const isNameOf = (catalogue: CatalogueIndex, { typed, means }: ParsedPhrase) =>
  means === null && isNamed(catalogue, bare(fold(typed)));

/** Without one of the words, but never without a name. */
function withoutOne(catalogue: CatalogueIndex, filters: SearchFilters, pieces: ParsedPhrase[]) {
  const isName = (typed: string) =>
    pieces.some((piece) => piece.typed === typed && isNameOf(catalogue, piece));
  return relaxQuery(catalogue, filters).filter(
    ({ leftOut: [first = "", ...others] }) => others.length === 0 && !isName(first),
  );
}

/**
 * The search with corrected spelling, or otherwise without the least specific words. Returns null if that finds nothing
 * either.
 */
export function findFallback(catalogue: CatalogueIndex, filters: SearchFilters): FallbackSearch | null {
  const corrected = correctSpelling(catalogue, filters.text);
  const text = corrected ?? filters.text;
  const query = { ...filters, text, isExact: false };
  const around = corrected && findInOtherTab(catalogue, query);
  if (around) return around;
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
export const fewListings = 8;
const mostTriedForMore = 3;

/**
 * A search of the same tab without one of the words, which finds something that is not shown yet. Returns null if there
 * is none, or if a name was searched for: results by name come first.
 */
export function findMoreInTab(
  catalogue: CatalogueIndex,
  filters: SearchFilters,
  shown: string[],
): FallbackSearch | null {
  const { pieces } = readQuery(filters.text, catalogue.scholarships.today);
  const telling = pieces.filter(({ means }) => means?.about !== "small");
  if (telling.length < 2 || telling.some((piece) => isNameOf(catalogue, piece))) return null;
  const relaxed = [
    ...aroundTowns(pieces, catalogue.scholarships.today),
    ...withoutOne(catalogue, filters, pieces),
  ].slice(0, mostTriedForMore);
  const more = relaxed.find(({ text }) => hasMore(catalogue, { ...filters, text }, shown));
  return more ? { ...more, kind: filters.kind } : null;
}

/** A search without one of the words that finds something which is not shown yet. Returns null if there is none. */
export function findNearby(
  catalogue: CatalogueIndex,
  filters: SearchFilters,
  shown: string[],
): FallbackSearch | null {
  for (const relaxed of relaxQuery(catalogue, filters).slice(0, mostTriedForMore)) {
    const query = { ...filters, text: relaxed.text };
    const kind = findTabFor(catalogue, query);
    if (kind && hasMore(catalogue, { ...query, kind }, shown)) return { ...relaxed, kind };
  }
  return null;
}

function hasMore(catalogue: CatalogueIndex, filters: SearchFilters, shown: string[]): boolean {
  const { listings } = findPage(planSearch(catalogue, queryOf(filters)), "fit", null, fewListings);
  return listings.some(({ id }) => !shown.includes(id));
}

/** The chosen tab, if it has any result. */
function findTabFor(catalogue: CatalogueIndex, filters: SearchFilters): Kind | null {
  const isThere = filters.hasTab && relevanceIn(catalogue, filters) !== null;
  return isThere ? filters.kind : findBestTab(catalogue, filters);
}
