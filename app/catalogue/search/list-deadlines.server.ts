import { cycleStatusOf } from "#app/catalogue/dates/cycle.ts";
import type { OpportunityKind } from "#app/catalogue/kinds/kinds.ts";
import type { Database } from "#database/database.ts";
import type { SearchFilters } from "./filters/search-filters.ts";
import { planSearch, queryOf } from "./plan/plan.ts";
import { listFound } from "./rank/page.ts";
import { readCatalogueIndex } from "./search.server.ts";

/** At most this many entries in a calendar. */
const mostDeadlines = 200;

interface ListedDeadline {
  kind: OpportunityKind;
  id: string;
  title: string;
  day: string;
  isExpected: boolean;
}

/** The closing days of the results of a search, the nearest first. */
export async function listDeadlines(
  db: Database,
  filters: SearchFilters,
  today: string,
): Promise<ListedDeadline[]> {
  const plan = planSearch(await readCatalogueIndex(db, today), queryOf(filters));
  return listFound(plan, "closing", mostDeadlines)
    .flatMap(({ kind, id, search: { title }, cycle }) => {
      const { closes } = cycleStatusOf(cycle, today);
      return closes ? [{ kind, id, title, day: closes.day, isExpected: !closes.isAnnounced }] : [];
    })
    .sort((one, other) => one.day.localeCompare(other.day));
}
