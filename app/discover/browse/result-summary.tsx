import { sortsFor } from "#app/catalogue/search/filters/page-cursor.ts";
import { browseAddress } from "#app/catalogue/search/filters/search-address.ts";
import { readSearchFilters, type SearchFilters } from "#app/catalogue/search/filters/search-filters.ts";
import { Link } from "#app/shared/ui/navigation/link.tsx";
import { textLinkLook } from "#app/shared/ui/navigation/text-link.tsx";
import { browseWords, countedWithLoans, countedWords, loadingWords } from "./words.ts";

interface ResultSummaryProps {
  filters: SearchFilters;
  count: number;
  hasLoans: boolean;
  isLoading: boolean;
  /** The URL being loaded, perhaps of another tab. */
  pendingSearch: string | undefined;
}

/** Result count and sort links; announced to screen readers when it changes. */
export function ResultSummary({ filters, count, hasLoans, isLoading, pendingSearch }: ResultSummaryProps) {
  const counted = hasLoans ? countedWithLoans(count) : countedWords[filters.kind](count);
  const pending = readSearchFilters(new URLSearchParams(pendingSearch)).kind;
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 *:min-w-0">
      <h2 id="results" aria-live="polite" className="text-xl">
        {isLoading ? (
          loadingWords[pending]
        ) : (
          <span className="wrap-anywhere">
            {filters.text ? browseWords.foundFor(counted, filters.text) : counted}
          </span>
        )}
      </h2>
      {count > 0 && <SortLinks filters={filters} />}
    </div>
  );
}

const SortLinks = ({ filters }: { filters: SearchFilters }) => (
  <p className="flex items-center gap-x-3 max-md:no-scrollbar max-md:overflow-x-auto max-md:whitespace-nowrap md:flex-wrap">
    <span className="text-ink-2">{browseWords.sortBy}</span>
    {sortsFor(filters.kind, filters.text).map((sort) =>
      sort === filters.sort ? (
        <span key={sort} className="rounded-full bg-mint px-3 py-1 font-semibold text-mint-ink">
          {browseWords[sort]}
        </span>
      ) : (
        <Link key={sort} to={browseAddress(filters, { sort })} preventScrollReset className={textLinkLook}>
          {browseWords[sort]}
        </Link>
      ),
    )}
  </p>
);
