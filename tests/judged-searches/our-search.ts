import type { Kind } from "#app/catalogue/kinds/kinds.ts";
import {
  fewListings,
  findBestTab,
  findFallback,
  findInOtherTab,
  findMoreInTab,
  findNearby,
} from "#app/catalogue/search/fallback/find-fallback.ts";
import { readSearchFilters } from "#app/catalogue/search/filters/search-filters.ts";
import { planSearch, queryOf } from "#app/catalogue/search/plan/plan.ts";
import { findPage } from "#app/catalogue/search/rank/page.ts";
import { readCatalogueIndex } from "#app/catalogue/search/search.server.ts";
import type { Database } from "#database/database.ts";
import { kinds } from "#database/schema/lists.ts";
import { asViewer } from "#database/viewer.ts";
import type { JudgedRecord } from "./judged-catalogue.ts";

/** How many results of a related search are shown. */
const mostOthers = 6;

/** The results for a visitor without a tab: those of the tab that we choose, then the others. */
export function ourSearch(database: Database, records: JudgedRecord[], today: string) {
  const names = new Map(records.map(({ id, name }) => [id, name]));
  return async (q: string, home: string | null = null): Promise<string[]> => {
    const catalogue = await asViewer({ kind: "visitor", database }, (db) => readCatalogueIndex(db, today));
    const filters = { ...readSearchFilters(new URLSearchParams({ q })), home };
    const around = findInOtherTab(catalogue, filters);
    const tab = around ? null : findBestTab(catalogue, filters);
    const instead = around ?? (tab ? { text: q, kind: tab } : findFallback(catalogue, filters));
    if (!instead) return [];
    const inTab = (text: string, kind: Kind) =>
      findPage(planSearch(catalogue, queryOf({ ...filters, text, kind })), "fit", null).listings.map(
        ({ id }) => id,
      );
    const found = inTab(instead.text, instead.kind);
    const shown = { ...filters, ...instead };
    const more = found.length < fewListings ? findMoreInTab(catalogue, shown, found) : null;
    if (more)
      found.push(
        ...inTab(more.text, more.kind)
          .filter((id) => !found.includes(id))
          .slice(0, mostOthers),
      );
    for (const kind of kinds.filter((kind) => kind !== instead.kind))
      found.push(...inTab(instead.text, kind));
    const near = found.length < fewListings ? findNearby(catalogue, shown, found) : null;
    if (near) found.push(...inTab(near.text, near.kind));
    return [...new Set(found)].map((id) => names.get(id) ?? "");
  };
}
