import type { FilterName } from "#app/catalogue/kinds/kinds.ts";
import { kindWords } from "#app/catalogue/kinds/words.ts";
import { valueName } from "#app/catalogue/search/filters/filter-words.ts";
import { usualSort } from "#app/catalogue/search/filters/page-cursor.ts";
import { browseAddress } from "#app/catalogue/search/filters/search-address.ts";
import { readSearchFilters, type SearchFilters } from "#app/catalogue/search/filters/search-filters.ts";

/** Something is looked for: not the whole list. */
export const isNarrowed = ({ text, chosen }: SearchFilters) => text !== "" || Object.keys(chosen).length > 0;

/** The search as it is kept: one way of writing for all that mean the same, whatever the order and the page they look at. */
export function writeSearch(filters: SearchFilters): string {
  const kept = { ...filters, isMine: false, sort: usualSort(filters.text), page: null };
  return browseAddress(kept).replace("/browse?", "");
}

/** What a form or the database says to look for. */
export const readSearch = (search: string): SearchFilters => readSearchFilters(new URLSearchParams(search));

/** "Scholarships: “masters”, Kenya, Fully funded". */
export function nameSearch({ kind, text, chosen }: SearchFilters): string {
  const values = (Object.entries(chosen) as [FilterName, string][]).map(([name, value]) =>
    valueName(name, value),
  );
  return `${kindWords[kind].many}: ${[...(text ? [`“${text}”`] : []), ...values].join(", ")}`;
}
