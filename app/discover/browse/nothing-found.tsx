import { browseAddress } from "#app/catalogue/search/filters/search-address.ts";
import type { SearchFilters } from "#app/catalogue/search/filters/search-filters.ts";
import { ButtonLink } from "#app/shared/ui/button.tsx";
import { Link } from "#app/shared/ui/navigation/link.tsx";
import { EmptyState } from "#app/shared/ui/page/empty-state.tsx";
import { withoutFilters } from "./chosen-filters.tsx";
import { browseWords, emptyWords } from "./words.ts";

interface NothingFoundProps {
  filters: SearchFilters;
  /** A spelling with results. */
  suggestion: string | null;
  /** How many there are in the tab without the filters. */
  all: number;
}

/** Suggests another spelling, fewer filters or the whole list. */
export function NothingFound({ filters, suggestion, all }: NothingFoundProps) {
  const hasFilters = Object.keys(filters.chosen).length > 0;
  const isWorthClearing = hasFilters && all > 0;
  return (
    <EmptyState title={emptyWords[filters.kind]}>
      {suggestion && (
        <p className="w-full text-lg">
          {browseWords.didYouMean}{" "}
          <Link
            to={browseAddress(filters, { text: suggestion })}
            className="font-semibold text-leaf underline underline-offset-4"
          >
            {suggestion}
          </Link>
          ?
        </p>
      )}
      {isWorthClearing && (
        <ButtonLink to={withoutFilters(filters)} look="outline">
          {browseWords.clearToSee(all)}
        </ButtonLink>
      )}
      {filters.text && !hasFilters && (
        <>
          <p className="w-full">{browseWords.nowhere}</p>
          <ButtonLink to="/union/ask">{browseWords.askUnion}</ButtonLink>
        </>
      )}
      {!isWorthClearing && filters.text && (
        <ButtonLink to={browseAddress(filters, { text: "" })} look="outline">
          {browseWords.seeAll[filters.kind]}
        </ButtonLink>
      )}
    </EmptyState>
  );
}
