import type { FilterName } from "#app/catalogue/kinds/kinds.ts";
import { searchWords } from "#app/catalogue/search/explain/words.ts";
import { filterLabels } from "#app/catalogue/search/filters/filter-words.ts";
import { browseAddress } from "#app/catalogue/search/filters/search-address.ts";
import type { SearchFilters } from "#app/catalogue/search/filters/search-filters.ts";
import { valueName } from "#app/catalogue/search/filters/value-name.ts";
import { withColon } from "#app/shared/languages/formats.ts";
import { Icon } from "#app/shared/ui/icon.tsx";
import { Link } from "#app/shared/ui/navigation/link.tsx";
import { textLinkLook } from "#app/shared/ui/navigation/text-link.tsx";
import { browseWords } from "./words.ts";

/** Active filters; each links to the list without it. */
export function ChosenFilters({ filters, page = "/browse" }: { filters: SearchFilters; page?: string }) {
  const chosen = Object.entries(filters.chosen) as [FilterName, string][];
  if (chosen.length === 0) return null;
  return (
    <nav aria-label={browseWords.chosen} className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <ul className="flex flex-wrap gap-2">
        {chosen.map(([name, value]) => (
          <li key={name}>
            <Link
              to={browseAddress(filters, { chosen: { [name]: null } }).replace("/browse", page)}
              preventScrollReset
              aria-label={searchWords.remove(`${withColon(filterLabels[name])} ${valueName(name, value)}`)}
              className="inline-flex min-h-11 items-center gap-2 rounded-full bg-leaf px-4 text-sm font-semibold text-on-leaf no-underline hover:bg-leaf-strong"
            >
              {valueName(name, value)}
              <Icon name="close" className="size-4" />
            </Link>
          </li>
        ))}
      </ul>
      <Link to={withoutFilters(filters).replace("/browse", page)} preventScrollReset className={textLinkLook}>
        {browseWords.clear}
      </Link>
    </nav>
  );
}

/** URL of the same search without filters. */
export function withoutFilters(filters: SearchFilters): string {
  const names = Object.keys(filters.chosen) as FilterName[];
  return browseAddress(filters, { chosen: Object.fromEntries(names.map((name) => [name, null])) });
}
