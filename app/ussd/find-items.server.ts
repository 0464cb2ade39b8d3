import { unknownApplicant } from "#app/catalogue/eligibility/applicant.ts";
import type { Item } from "#app/catalogue/kinds/item.ts";
import type { Kind } from "#app/catalogue/kinds/kinds.ts";
import { findBestTab, findInOtherTab } from "#app/catalogue/search/fallback/find-fallback.ts";
import { readSearchFilters, type SearchFilters } from "#app/catalogue/search/filters/search-filters.ts";
import { listDeadlines } from "#app/catalogue/search/list-deadlines.server.ts";
import { planSearch, queryOf } from "#app/catalogue/search/plan/plan.ts";
import { listFound } from "#app/catalogue/search/rank/page.ts";
import { readCatalogueIndex } from "#app/catalogue/search/search.server.ts";
import { searchWithFallback } from "#app/catalogue/search/search-with-fallback.server.ts";
import { listForCalendar } from "#app/students/saved/export/saved-calendar.server.ts";
import type { Database } from "#database/database.ts";
import { asViewer, type Viewer } from "#database/viewer.ts";

/** More pages of three than anyone turns. */
const mostItems = 18;

/** Colleges admit students every year; the others have deadlines. */
const dated: Kind[] = ["scholarships", "internships"];

/** What closes next, without what is closed to people of a country. */
export async function findClosing(db: Database, country: string | null, today: string): Promise<Item[]> {
  const applicant = country ? { ...unknownApplicant, citizenships: [country], residence: country } : null;
  const lists = [];
  for (const kind of dated) {
    const filters: SearchFilters = {
      ...anything,
      kind,
      applicant,
      chosen: { state: "open" },
      sort: "closing",
    };
    lists.push(...(await listDeadlines(db, filters, today)));
  }
  return lists
    .sort((one, other) => one.day.localeCompare(other.day))
    .slice(0, mostItems)
    .map(({ kind, id }) => ({ kind, id }));
}

/** The first results of the site's search, for a student in a country. A star stands for a space on a keypad. */
export async function searchItems(
  db: Database,
  typed: string,
  home: string | null,
  today: string,
): Promise<Item[]> {
  const filters = { ...readSearchFilters(new URLSearchParams({ q: typed.replaceAll("*", " ") })), home };
  if (!filters.text) return [];
  const catalogue = await readCatalogueIndex(db, today);
  const kind = findInOtherTab(catalogue, filters)?.kind ?? findBestTab(catalogue, filters) ?? filters.kind;
  const search = (filters: SearchFilters): Item[] =>
    listFound(planSearch(catalogue, queryOf(filters)), "fit", mostItems).map(({ kind, id }) => ({
      kind,
      id,
    }));
  const isNothing = (items: Item[]) => items.length === 0;
  const { results } = await searchWithFallback(db, catalogue, { ...filters, kind }, search, isNothing);
  return results;
}

/** A member's saved records that are still open, read with their own rights. */
export function findSavedDeadlines(
  owner: Extract<Viewer, { kind: "member" }>,
  today: string,
): Promise<Item[]> {
  return asViewer(owner, async (db) => {
    const items = await listForCalendar(db, owner.userId, today);
    return items
      .filter(({ day, isListed }) => isListed && day !== null && day >= today)
      .slice(0, mostItems)
      .map(({ kind, id }) => ({ kind, id }));
  });
}

const anything = readSearchFilters(new URLSearchParams());
