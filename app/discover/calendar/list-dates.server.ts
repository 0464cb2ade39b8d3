import { inArray } from "drizzle-orm";
import {
  collegeCycle,
  internshipCycle,
  scholarshipCycle,
} from "#app/catalogue/dates/closing-columns.server.ts";
import { type CycleColumns, comingDaysOf, cycleOf } from "#app/catalogue/dates/cycle.ts";
import type { Applicant } from "#app/catalogue/eligibility/applicant.ts";
import { type Kind, kindOf } from "#app/catalogue/kinds/kinds.ts";
import { listFound } from "#app/catalogue/search/count-found.server.ts";
import { prepareSearch, wantedBy } from "#app/catalogue/search/search.server.ts";
import type { SearchFilters } from "#app/catalogue/search/search-filters.ts";
import { findVerdicts } from "#app/students/eligibility/find-verdicts.server.ts";
import type { Database } from "#database/database.ts";
import { colleges, internships, scholarships } from "#database/schema/index.ts";
import { type DatedListing, lastDayShown } from "./calendar-months.ts";

/** A larger catalogue shows the dates of its newest listings. */
const most = 5_000;

/** Openings and deadlines of the coming year among the search results that are open to the applicant. */
export async function listDates(
  db: Database,
  filters: SearchFilters,
  today: string,
  applicant: Applicant | null = null,
): Promise<DatedListing[]> {
  const search = await prepareSearch(db, wantedBy(filters), today);
  const ids = await listFound(db, search, most);
  const found = ids.length > 0 ? await readCycles[filters.kind](db, ids) : [];
  const verdicts = await findVerdicts(db, applicant, kindOf[filters.kind], found);
  const last = lastDayShown(today);
  const isOpenToThem = ({ id }: { id: string }) => verdicts[id] !== "closed";
  return found.filter(isOpenToThem).flatMap(({ id, title, cycle }) => {
    const { opens, closes } = comingDaysOf(cycleOf(cycle), today);
    return [
      ...(opens && opens.day <= last ? [{ id, title, what: "opens" as const, when: opens }] : []),
      ...(closes && closes.day >= today && closes.day <= last
        ? [{ id, title, what: "closes" as const, when: closes }]
        : []),
    ];
  });
}

type ReadCycles = (
  db: Database,
  ids: string[],
) => Promise<{ id: string; title: string; cycle: CycleColumns }[]>;

const readCycles: Record<Kind, ReadCycles> = {
  scholarships: (db, ids) =>
    db
      .select({ id: scholarships.id, title: scholarships.title, cycle: scholarshipCycle })
      .from(scholarships)
      .where(inArray(scholarships.id, ids)),
  colleges: (db, ids) =>
    db
      .select({ id: colleges.id, title: colleges.name, cycle: collegeCycle })
      .from(colleges)
      .where(inArray(colleges.id, ids)),
  internships: (db, ids) =>
    db
      .select({ id: internships.id, title: internships.title, cycle: internshipCycle })
      .from(internships)
      .where(inArray(internships.id, ids)),
};
