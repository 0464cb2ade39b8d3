import type { Applicant } from "#app/catalogue/eligibility/applicant.ts";
import { type FilterName, filterNames, filtersOf, type Kind } from "#app/catalogue/kinds/kinds.ts";
import { parseSearchText, wordsOf } from "#app/shared/text/search-text.ts";
import { kinds } from "#database/schema/opportunity-lists.ts";
import { type PageCursor, readPageCursor, type Sort, sortsFor, usualSort } from "./page-cursor.ts";

/** What a visitor looks for on the browse page, as its address says. */
export interface SearchFilters {
  kind: Kind;
  /** The address names the tab; without, a search may choose it. */
  hasTab: boolean;
  /** What stands in the search box. */
  text: string;
  words: string[];
  /** Look for the very words, without a thought about what they mean. */
  isExact: boolean;
  chosen: Partial<Record<FilterName, string>>;
  /** Only what is not closed to who looks. */
  isMine: boolean;
  /** Who looks, where only theirs is wanted: the page finds them, no address names them. */
  applicant: Applicant | null;
  sort: Sort;
  page: PageCursor | null;
  /** Fewer to a page, for who saves data. */
  isShort?: boolean;
}

const longestValue = 100;

/** Reads the browse page's address. What it does not understand it leaves out; it never fails. */
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
    sort,
    page: page?.sort === sort ? page : null,
  };
}

/** Names that other sites give their search box; a link from one of them is read like ours. */
const otherNames = ["search", "query", "s", "keyword"];

const readText = (address: URLSearchParams): string | null =>
  address.get("q") ?? otherNames.map((name) => address.get(name)).find((text) => text !== null) ?? null;

/** Both `type` and `tab` have been linked to; anything else than the three kinds means scholarships. */
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
