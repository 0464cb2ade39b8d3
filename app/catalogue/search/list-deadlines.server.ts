import {
  readCollegeCards,
  readInternshipCards,
  readScholarshipCards,
} from "#app/catalogue/cards/read-cards.server.ts";
import { cycleStatusOf, noCycle } from "#app/catalogue/dates/cycle.ts";
import { type Kind, kindOf, type OpportunityKind } from "#app/catalogue/kinds/kinds.ts";
import type { Database } from "#database/database.ts";
import { findPage } from "./find-page.server.ts";
import { prepareSearch, wantedBy } from "./search.server.ts";
import type { SearchFilters } from "./search-filters.ts";

/** A calendar with more entries than this helps nobody. */
const most = 200;

interface Deadline {
  kind: OpportunityKind;
  id: string;
  title: string;
  day: string;
  isExpected: boolean;
}

/** The days on which what a search finds will close, the nearest first. */
export async function listDeadlines(
  db: Database,
  filters: SearchFilters,
  today: string,
): Promise<Deadline[]> {
  const search = await prepareSearch(db, wantedBy(filters), today);
  const { ids } = await findPage(db, search, "closing", null, most);
  if (ids.length === 0) return [];
  const found = await readCards(db, filters.kind, ids);
  const kind = kindOf[filters.kind];
  return found
    .flatMap(({ id, title, cycle }) => {
      const { closes } = cycleStatusOf({ ...noCycle, ...cycle }, today);
      return closes ? [{ kind, id, title, day: closes.day, isExpected: !closes.isAnnounced }] : [];
    })
    .sort((one, other) => one.day.localeCompare(other.day));
}

async function readCards(db: Database, kind: Kind, ids: string[]) {
  if (kind === "scholarships") return readScholarshipCards(db, ids);
  if (kind === "internships") return readInternshipCards(db, ids);
  const found = await readCollegeCards(db, ids);
  return found.map(({ id, name, cycle }) => ({ id, title: name, cycle }));
}
