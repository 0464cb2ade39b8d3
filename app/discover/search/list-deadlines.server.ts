import { noCycle, standingOf } from "#app/opportunities/cycle.ts";
import { kindOf } from "#app/opportunities/kinds.ts";
import { readInternshipCards, readScholarshipCards } from "#app/opportunities/read-cards.server.ts";
import type { Database } from "#database/database.ts";
import { findPage } from "./find-page.server.ts";
import { prepareSearch, wantedBy } from "./search.server.ts";
import type { SearchFilters } from "./search-filters.ts";

/** A calendar with more entries than this helps nobody. */
const most = 200;

interface Deadline {
  kind: "scholarship" | "internship";
  id: string;
  title: string;
  day: string;
  isExpected: boolean;
}

/** The days on which what a search finds will close, the nearest first. Colleges close on no day. */
export async function listDeadlines(
  db: Database,
  filters: SearchFilters,
  today: string,
): Promise<Deadline[]> {
  if (filters.kind === "colleges") return [];
  const search = await prepareSearch(db, wantedBy(filters), today);
  const { ids } = await findPage(db, search, "closing", null, most);
  if (ids.length === 0) return [];
  const found =
    filters.kind === "internships" ? await readInternshipCards(db, ids) : await readScholarshipCards(db, ids);
  const kind = kindOf[filters.kind];
  return found
    .flatMap(({ id, title, cycle }) => {
      const { closes } = standingOf({ ...noCycle, ...cycle }, today);
      return closes ? [{ kind, id, title, day: closes.day, isExpected: !closes.isAnnounced }] : [];
    })
    .sort((one, other) => one.day.localeCompare(other.day));
}
