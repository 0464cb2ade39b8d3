import type { FilterName } from "#app/catalogue/kinds/kinds.ts";
import { kindWords } from "#app/catalogue/kinds/words.ts";
import { usualSort } from "#app/catalogue/search/filters/page-cursor.ts";
import { browseAddress } from "#app/catalogue/search/filters/search-address.ts";
import { readSearchFilters, type SearchFilters } from "#app/catalogue/search/filters/search-filters.ts";
import { valueName } from "#app/catalogue/search/filters/value-name.ts";
import { listNames, withColon } from "#app/shared/languages/formats.ts";

/** Whether the filters narrow the list at all. */
export const isNarrowed = ({ text, chosen }: SearchFilters) => text !== "" || Object.keys(chosen).length > 0;

/** The search as it is stored: normalised, without sort order and page. */
export function writeSearch(filters: SearchFilters): string {
  const stored = { ...filters, isMine: false, sort: usualSort(filters.text), page: null };
  return browseAddress(stored).replace("/browse?", "");
}

/** Parses a search from a form or from the database. */
export const readSearch = (search: string): SearchFilters => readSearchFilters(new URLSearchParams(search));

/** "Scholarships: “masters”, Kenya, Fully funded". */
export function nameSearch({ kind, text, chosen }: SearchFilters): string {
  const values = (Object.entries(chosen) as [FilterName, string][]).map(([name, value]) =>
    valueName(name, value),
  );
  return `${withColon(kindWords[kind].many)} ${listNames([...(text ? [`“${text}”`] : []), ...values])}`;
}
