import { withReturn } from "#app/accounts/sign-in/return-address.ts";
import type { SearchFilters } from "#app/catalogue/search/filters/search-filters.ts";
import type { Database } from "#database/database.ts";
import type { Viewer } from "#database/viewer.ts";
import { isSavedSearch } from "./manage-searches.server.ts";
import { isNarrowed, writeSearch } from "./saved-search.server.ts";
import { watchWords as words } from "./words.ts";

/** Offered below the results: a form that saves the search, or a link. */
export type WatchLink = { label: string } & ({ search: string } | { to: string });

/** Null for the unfiltered list. Visitors sign in first and return to the search. */
export async function findWatch(
  db: Database,
  viewer: Viewer,
  filters: SearchFilters,
  isEmpty: boolean,
): Promise<WatchLink | null> {
  if (!isNarrowed(filters)) return null;
  const search = writeSearch(filters);
  const label = isEmpty ? words.one : words.more;
  if (viewer.kind === "visitor") return { label, to: withReturn("/auth", `/browse?${search}`) };
  if (await isSavedSearch(db, viewer.userId, search)) return { label: words.watching, to: "/saved/searches" };
  return { label, search };
}
