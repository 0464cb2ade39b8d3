import { Link } from "react-router";
import { countInWords, isOne } from "#app/opportunities/count-words.ts";
import type { Count } from "#app/opportunities/count-matches.server.ts";
import { browseAddress } from "#app/opportunities/search-address.ts";
import { readSearchFilters, type SearchFilters } from "#app/opportunities/search-filters.ts";
import { Icon } from "#app/ui/icon.tsx";
import { textLinkLook } from "#app/ui/text-link.tsx";
import { browseWords, countedWords, loadingWords } from "./words.ts";

interface ResultSummaryProps {
  filters: SearchFilters;
  count: Count;
  isLoading: boolean;
  /** The address on its way, which may be another tab. */
  pendingSearch: string | undefined;
}

/** How many there are and in which order, or that they are on their way; read out when it changes. */
export function ResultSummary({ filters, count, isLoading, pendingSearch }: ResultSummaryProps) {
  const { one, many } = countedWords[filters.kind];
  const pending = readSearchFilters(new URLSearchParams(pendingSearch)).kind;
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6">
      <h2 id="results" className="text-xl">
        <output>
          {isLoading ? (
            loadingWords[pending]
          ) : (
            <>
              {countInWords(count)} {isOne(count) ? one : many}
              {filters.text && <span className="break-all"> for “{filters.text}”</span>}
            </>
          )}
        </output>
      </h2>
      {filters.kind !== "colleges" && (
        <div className="flex flex-wrap gap-x-5">
          <SortLink filters={filters} />
          <a href={browseAddress(filters, { page: null }).replace("/browse?", "/browse/deadlines.ics?")} className={textLinkLook}>
            <Icon name="calendar" className="size-4 shrink-0" />
            {browseWords.calendar}
          </a>
        </div>
      )}
    </div>
  );
}

/** The other order, one tap away. */
const SortLink = ({ filters }: { filters: SearchFilters }) => {
  const other = filters.sort === "newest" ? "closing" : "newest";
  return (
    <Link to={browseAddress(filters, { sort: other })} preventScrollReset className={textLinkLook}>
      {browseWords.sortBy}: {browseWords[other].toLowerCase()}
    </Link>
  );
};
