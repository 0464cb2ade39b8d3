import type { Applicant } from "#app/catalogue/eligibility/applicant.ts";
import { type FilterName, filterNames, filtersOf, type Kind } from "#app/catalogue/kinds/kinds.ts";
import { parseSearchText, wordsOf } from "#app/shared/text/search-text.ts";
import { kinds } from "#database/schema/opportunity-lists.ts";
import { type PageCursor, readPageCursor, type Sort, sortsFor, usualSort } from "./page-cursor.ts";

/** The search of a browse page, as its address says. */
export interface SearchFilters {
  kind: Kind;
  /** Whether the address names the tab; otherwise the search may choose it. */
  hasTab: boolean;
  /** The text of the search box. */
  text: string;
  words: string[];
  /** Searches for the words as typed, without the lexicon. */
  isExact: boolean;
  chosen: Partial<Record<FilterName, string>>;
  /** Leaves out listings that are closed to the reader. */
  isMine: boolean;
  /** The reader, if `isMine`. Set by the page, never by the address. */
  applicant: Applicant | null;
  /** The reader's country, which decides between results that are about equally relevant. Set by the page, never by the address. */
  home: string | null;
  sort: Sort;
  page: PageCursor | null;
  /** Shorter pages, for data saver. */
  isShort?: boolean;
}

const longestValue = 100;

/** Reads the browse page's address. Invalid parameters are ignored; it never throws. */
export function readSearchFilters(address: URLSearchParams): SearchFilters {
  const kind = readKind(address);
  const text = parseSearchText(readText(address));
  const sort = sortsFor(kind, text).find((one) => one === address.get("sort")) ?? usualSort(text);
  const page = readPageCursor(address.get("page"));
  return {
    kind,
    hasTab: address.has("type") || address.has("tab"),
    text,
    words: wordsOf(text),
    isExact: address.has("exact"),
    chosen: readChosen(kind, address),
    isMine: address.has("mine"),
    applicant: null,
    home: null,
    sort,
    page: page?.sort === sort ? page : null,
  };
}

/** Parameter names of other sites' search boxes, which are accepted too. */
const otherNames = ["search", "query", "s", "keyword"];

const readText = (address: URLSearchParams): string | null =>
  address.get("q") ?? otherNames.map((name) => address.get(name)).find((text) => text !== null) ?? null;

/** Links use both `type` and `tab`. Anything except the three kinds means scholarships. */
function readKind(address: URLSearchParams): Kind {
  const named = [...address.getAll("type"), ...address.getAll("tab")];
  return (
    kinds.find((kind) => named[0] === kind) ?? kinds.find((kind) => named.includes(kind)) ?? "scholarships"
  );
}

function readChosen(kind: Kind, address: URLSearchParams): SearchFilters["chosen"] {
  const allowed: Partial<Record<FilterName, "any" | readonly string[]>> = filtersOf[kind];
  const chosen: SearchFilters["chosen"] = {};
  for (const name of filterNames(kind)) {
    const value = parseSearchText(address.get(name)).slice(0, longestValue).toWellFormed();
    const choices = allowed[name];
    if (value && (choices === "any" || choices?.includes(value))) chosen[name] = value;
  }
  return chosen;
}
