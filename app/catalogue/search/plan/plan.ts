import type { Applicant } from "#app/catalogue/eligibility/applicant.ts";
import { stateFilters } from "#app/catalogue/kinds/kinds.ts";
import { searchable, tagForm } from "#app/catalogue/search-fields/searchable.ts";
import { Cache } from "#app/shared/cache.ts";
import { memoizeByObject } from "#app/shared/memoize.ts";
import { wordsOf } from "#app/shared/text/search-text.ts";
import { kinds } from "#database/schema/opportunity-lists.ts";
import type { SearchFilters } from "../filters/search-filters.ts";
import { type CatalogueIndex, isNamed, type Section, type SectionIndex } from "../index/kind-index.ts";
import { countListed } from "../index/listing-set.ts";
import { bare, fold } from "../parser/fold.ts";
import type { Meaning } from "../parser/meaning.ts";
import { isForeign, isSentence, type ParsedQuery, readQuery } from "../parser/read-query.ts";
import { plainTerm, type QueryTerm, queryTerms } from "./query-terms.ts";
import type { SearchPlan } from "./search-plan.ts";

/** A search in one section of the catalogue. */
export interface SearchQuery {
  section: Section;
  text: string;
  /** Searches for the words as typed, without the lexicon. */
  isExact: boolean;
  chosen: SearchFilters["chosen"];
  /** Leaves out listings that are closed to this applicant. */
  applicant?: Applicant | null;
  home?: string | null;
}

export const queryOf = ({ kind, text, isExact, chosen, applicant, home }: SearchFilters): SearchQuery => ({
  ...{ section: kind, text, isExact, chosen, applicant, home },
});

/** Memoized, because a page needs the same plan for its results, counts and facets. */
const mostPlans = 24;
const plansOf = memoizeByObject((_: CatalogueIndex) =>
  memoizeByObject((_: Applicant | CatalogueIndex) => new Cache<SearchPlan>({ max: mostPlans })),
);

export function planSearch(catalogue: CatalogueIndex, query: SearchQuery): SearchPlan {
  const { section, text, isExact, chosen, applicant, home } = query;
  const key = JSON.stringify([section, text, isExact, Object.entries(chosen).sort(), home]);
  const plans = plansOf(catalogue)(applicant ?? catalogue);
  return plans.getOrCompute(key, () => makePlan(catalogue, query));
}

function makePlan(catalogue: CatalogueIndex, query: SearchQuery): SearchPlan {
  const section = catalogue[query.section];
  const { closing, state, ...chosen } = query.chosen;
  const parsed = readQuery(query.isExact ? "" : query.text, section.today);
  const typedTerms = query.isExact
    ? wordsOf(query.text).map((word) => plainTerm([word]))
    : queryTerms(parsed, section.kind);
  return {
    section,
    terms: typedTerms
      .map((term) => ({
        ...term,
        words: searchable(term.words.join(" ")).split(" ").filter(Boolean),
        isRequired:
          term.isRequired &&
          !((isSentence(parsed) || isForeign(parsed)) && isPassing(catalogue, section, typedTerms, term)),
      }))
      .filter(({ words }) => words.length > 0),
    ruledOut: parsed.pieces.flatMap(({ means }) => (means?.about === "ruledOut" ? means : [])),
    demoted: parsed.pieces.flatMap(({ means }) => means?.demoted ?? []),
    money: parsed.pieces.find(({ means }) => means?.money)?.means?.money ?? null,
    typed: query.isExact ? query.text : inEnglish(parsed),
    tagForms: Object.entries(chosen).map(([name, value]) => formsOf(section, `${name} ${value}`)),
    isClosingSoon: closing === "soon",
    state: stateFilters.find((one) => one === state) ?? null,
    applicant: query.applicant ?? null,
    home: namesPeople(parsed) ? null : (query.home ?? null),
    namesPlace: namesPlace(parsed),
  };
}

/** "For Malawians" isn't about the reader. */
const namesPeople = ({ pieces }: ParsedQuery) =>
  pieces.some(({ means }) => means?.about === "country" && means.label?.startsWith("Open to"));

/** Even a place to leave out: what is elsewhere was meant, not what is at home. */
const namesPlace = ({ pieces }: ParsedQuery) =>
  pieces.some(
    ({ means }) =>
      means?.about === "country" ||
      means?.about === "place" ||
      (means?.about === "ruledOut" && isOfPlaces(means)),
  );

const isOfPlaces = ({ tags, prefers }: Meaning) =>
  Object.keys({ ...tags, ...prefers }).some((tag) => tag.startsWith("country "));

/** Tags of scholarships for every field, which match each field filter. */
export const everyField = ["field all fields", "field any field"];

function formsOf({ kind }: SectionIndex, chosen: string): string[] {
  const isField = kind === "scholarships" && chosen.startsWith("field ");
  return [tagForm(chosen), ...(isField ? everyField : [])];
}

function inEnglish({ text, pieces }: ParsedQuery): string {
  if (!pieces.some(({ means }) => means?.english)) return text;
  return pieces.map(({ typed, means }) => means?.english ?? typed).join(" ");
}

/**
 * A word in more than this share of the listings says little, even if some names contain it: "government",
 * "foundation".
 */
const mentionedByMany = 0.05;
const fewestListings = 1_000;
/** Too short to be a misspelling, and part of too many words: "sch", "yrs". */
const shortWord = 3;

/**
 * Whether a word of a sentence isn't required, because terms of the lexicon say more: "which plumbing course is near
 * Nakuru and *takes* beginners". It occurs in the catalogue, but in no name. A word that doesn't occur may be misspelt,
 * so it is required.
 */
function isPassing(
  catalogue: CatalogueIndex,
  section: SectionIndex,
  terms: QueryTerm[],
  { words, isUnknown }: QueryTerm,
): boolean {
  const isUnderstood = terms.some((term) => term.isRequired && !term.isUnknown);
  const word = isUnknown && isUnderstood ? bare(fold(words.join(" "))) : "";
  if (!word) return false;
  const isUsed = kinds.some(
    (kind) => countListed(catalogue[kind], catalogue[kind].index.text.withWord(word)) > 0,
  );
  if (word.length > shortWord && !isUsed) return false;
  const mentions = countListed(section, section.text.withWord(word));
  return mentions > mentionedByMany * Math.max(section.size, fewestListings) || !isNamed(catalogue, word);
}
