import { browseAddress, type SearchChange } from "#app/discover/search/search-address.ts";
import type { SearchFilters } from "#app/discover/search/search-filters.ts";

/** The calendar of a search; its address holds the search as that of the browse page does. */
export const calendarAddress = (filters: SearchFilters, change: SearchChange = {}, page = "/calendar") =>
  browseAddress(filters, { sort: "newest", page: null, ...change }).replace("/browse", page);
