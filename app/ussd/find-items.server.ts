import { unknownApplicant } from "#app/catalogue/eligibility/applicant.ts";
import type { Item } from "#app/catalogue/kinds/item.ts";
import { type Kind, kindOf } from "#app/catalogue/kinds/kinds.ts";
import { findTab } from "#app/catalogue/search/find-instead.server.ts";
import { findPage } from "#app/catalogue/search/find-page.server.ts";
import { listDeadlines } from "#app/catalogue/search/list-deadlines.server.ts";
import { lookOrInstead } from "#app/catalogue/search/look-or-instead.server.ts";
import { prepareSearch, wantedBy } from "#app/catalogue/search/search.server.ts";
import { readSearchFilters, type SearchFilters } from "#app/catalogue/search/search-filters.ts";
import { listForCalendar } from "#app/students/saved/export/saved-calendar.server.ts";
import type { Database } from "#database/database.ts";
import { asViewer, type Viewer } from "#database/viewer.ts";

/** Nobody turns more pages of three. */
const mostItems = 18;

/** Colleges take new students year by year; what is dated is the rest. */
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

/** What a search of the site would show first. A star is how a keypad writes a space. */
export async function findAsked(db: Database, typed: string, today: string): Promise<Item[]> {
  const filters = readSearchFilters(new URLSearchParams({ q: typed.replaceAll("*", " ") }));
  if (!filters.text) return [];
  const kind = (await findTab(db, filters, today)) ?? filters.kind;
  const look = async (asked: SearchFilters): Promise<Item[]> => {
    const search = await prepareSearch(db, wantedBy(asked), today);
    const { ids } = await findPage(db, search, "fit", null, mostItems);
    return ids.map((id) => ({ kind: kindOf[asked.kind], id }));
  };
  const { seen } = await lookOrInstead(db, { ...filters, kind }, today, look, (items) => items.length === 0);
  return seen;
}

/** What somebody saved and has still time for, with their own rights. */
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
