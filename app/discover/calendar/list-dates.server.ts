import { comingDaysOf } from "#app/catalogue/dates/cycle.ts";
import { spreadOverYear, yearRowsOf } from "#app/catalogue/dates/year-rows.ts";
import { kindOf } from "#app/catalogue/kinds/kinds.ts";
import type { SearchFilters } from "#app/catalogue/search/filters/search-filters.ts";
import type { CatalogueIndex } from "#app/catalogue/search/index/kind-index.ts";
import { planSearch, queryOf } from "#app/catalogue/search/plan/plan.ts";
import { listFound } from "#app/catalogue/search/rank/page.ts";
import { type DatedListing, lastDayShown } from "./calendar-months.ts";

/** For a larger catalogue, only the dates of the newest listings are shown. */
const mostListings = 5_000;

/** Rows of the picture; a page has no room for more. */
const mostRows = 6;

/** The next rounds of what a search finds, for the picture of the year. */
export function listYearRows(catalogue: CatalogueIndex, filters: SearchFilters) {
  const { today } = catalogue[filters.kind];
  const listings = listFound(planSearch(catalogue, queryOf(filters)), "newest", mostListings);
  const kind = kindOf[filters.kind];
  const rows = yearRowsOf(
    listings.map(({ id, search: { title }, cycle }) => ({ kind, id, title, cycle })),
    today,
    mostListings,
  );
  return spreadOverYear(rows, mostRows);
}

/** Everything that opens or closes within the year to come, among what a search finds. */
export function listDates(catalogue: CatalogueIndex, filters: SearchFilters): DatedListing[] {
  const { today } = catalogue[filters.kind];
  const last = lastDayShown(today);
  return listFound(planSearch(catalogue, queryOf(filters)), "newest", mostListings).flatMap(
    ({ id, search: { title }, cycle }) => {
      const { opens, closes } = comingDaysOf(cycle, today);
      return [
        ...(opens && opens.day <= last ? [{ id, title, what: "opens" as const, when: opens }] : []),
        ...(closes && closes.day >= today && closes.day <= last
          ? [{ id, title, what: "closes" as const, when: closes }]
          : []),
      ];
    },
  );
}
