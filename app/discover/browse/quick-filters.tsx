import type { FilterName, Kind } from "#app/catalogue/kinds/kinds.ts";
import type { Facets, FacetValue } from "#app/catalogue/search/facets/facets.ts";
import { browseAddress } from "#app/catalogue/search/filters/search-address.ts";
import type { SearchFilters } from "#app/catalogue/search/filters/search-filters.ts";
import { valueName } from "#app/catalogue/search/filters/value-name.ts";
import { formatNumber } from "#app/shared/languages/formats.ts";
import { ChipLink } from "#app/shared/ui/navigation/chip.tsx";
import { browseWords } from "./words.ts";

/** Filters that are offered as chips, with the number of values of each. */
const chipFilters: Record<Kind, [FilterName, number][]> = {
  scholarships: [
    ["state", 2],
    ["closing", 1],
    ["funded", 1],
    ["level", 3],
  ],
  colleges: [
    ["state", 2],
    ["school", 3],
    ["country", 3],
    ["level", 2],
  ],
  internships: [
    ["state", 2],
    ["job", 2],
    ["field", 3],
  ],
};

interface QuickFiltersProps {
  filters: SearchFilters;
  facets: Facets;
  /** Needs a profile. */
  offersMine: boolean;
  /**
   * Shown below other chips: a phone has room for one line of them above the first card. The filter panel has these
   * too.
   */
  isSecond: boolean;
}

/** One tap to a narrower list, without active filters and empty results. */
export function QuickFilters({ filters, facets, offersMine, isSecond }: QuickFiltersProps) {
  const offers = chipFilters[filters.kind].flatMap(([name, most]) =>
    filters.chosen[name]
      ? []
      : topValues(facets[name], most).map(({ value, count }) => ({ name, value, count })),
  );
  if (offers.length === 0 && !offersMine) return null;
  return (
    <nav aria-label={browseWords.narrow} className={isSecond && !offersMine ? "max-md:hidden" : undefined}>
      <ul className="flex gap-2 max-md:no-scrollbar max-md:overflow-x-auto max-md:whitespace-nowrap md:flex-wrap">
        {offersMine && (
          <li>
            <ChipLink to={browseAddress(filters, { isMine: !filters.isMine })} isCurrent={filters.isMine}>
              {browseWords.mine}
            </ChipLink>
          </li>
        )}
        {offers.map(({ name, value, count }) => (
          <li key={`${name} ${value}`}>
            <ChipLink to={browseAddress(filters, { chosen: { [name]: value } })}>
              {`${valueName(name, value)} (${formatNumber(count)})`}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const topValues = (values: FacetValue[] = [], most: number) =>
  values.filter(({ count }) => count !== 0).slice(0, most);
