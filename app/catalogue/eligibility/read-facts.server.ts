import { getTableColumns, inArray } from "drizzle-orm";
import {
  collegeCycle,
  internshipCycle,
  scholarshipCycle,
} from "#app/catalogue/dates/closing-columns.server.ts";
import { type Cycle, type CycleColumns, cycleOf } from "#app/catalogue/dates/cycle.ts";
import type { Item } from "#app/catalogue/kinds/item.ts";
import type { OpportunityKind } from "#app/catalogue/kinds/kinds.ts";
import type { Database } from "#database/database.ts";
import { colleges, internships, scholarships } from "#database/schema/index.ts";
import { opportunityKinds } from "#database/schema/lists.ts";
import type { FactsOf } from "./judgement.ts";

/** At most this many ids per statement. */
const idsPerRead = 5000;

type AnyFacts = FactsOf[OpportunityKind];

/** The facts of opportunities by id, listed or not, with when they open and close. */
export async function readFactsAndCycle(
  db: Database,
  items: Item[],
): Promise<Map<string, { facts: AnyFacts; cycle: Cycle }>> {
  const found = new Map<string, { facts: AnyFacts; cycle: Cycle }>();
  for (const kind of opportunityKinds) {
    const ids = items.filter((item) => item.kind === kind).map(({ id }) => id);
    for (let from = 0; from < ids.length; from += idsPerRead)
      for (const row of await read[kind](db, ids.slice(from, from + idsPerRead)))
        found.set(row.id, { facts: row.facts, cycle: cycleOf(row.cycle) });
  }
  return found;
}

const eligibilityColumns = (table: typeof scholarships | typeof internships) => {
  const {
    citizens,
    citizensExcluded,
    residents,
    region,
    finished,
    womenOnly,
    groups,
    groupsOnly,
    ...others
  } = getTableColumns(table);
  const { ageMin, ageMax, ageMaxLowest, ageOn, ageLimits, mustBeEnrolled, finishedWithin, ...more } = others;
  const { studyYearMin, studyYearMax, workYears, grades, tests, testsWaived, enrolledAt, alsoAsked } = more;
  return {
    ...{ citizens, citizensExcluded, residents, region, finished, womenOnly, groups, groupsOnly },
    ...{ ageMin, ageMax, ageMaxLowest, ageOn, ageLimits, mustBeEnrolled, finishedWithin },
    ...{ studyYearMin, studyYearMax, workYears, grades, tests, testsWaived, enrolledAt, alsoAsked },
  };
};

/** The columns that the rules read. */
export const factColumns = {
  scholarship: {
    ...eligibilityColumns(scholarships),
    educationLevel: scholarships.educationLevel,
    fieldOfStudy: scholarships.fieldOfStudy,
  },
  college: {
    studyLevels: colleges.studyLevels,
    entry: colleges.entry,
    programs: colleges.programs,
    programmes: colleges.programmes,
    alsoAsked: colleges.alsoAsked,
  },
  internship: {
    ...eligibilityColumns(internships),
    studyLevels: internships.studyLevels,
    field: internships.field,
    countries: internships.countries,
  },
};

const read: Record<
  OpportunityKind,
  (db: Database, ids: string[]) => Promise<{ id: string; facts: AnyFacts; cycle: CycleColumns }[]>
> = {
  scholarship: async (db, ids) =>
    db
      .select({ id: scholarships.id, facts: factColumns.scholarship, cycle: scholarshipCycle })
      .from(scholarships)
      .where(inArray(scholarships.id, ids)),
  college: async (db, ids) =>
    db
      .select({ id: colleges.id, facts: factColumns.college, cycle: collegeCycle })
      .from(colleges)
      .where(inArray(colleges.id, ids)),
  internship: async (db, ids) =>
    db
      .select({ id: internships.id, facts: factColumns.internship, cycle: internshipCycle })
      .from(internships)
      .where(inArray(internships.id, ids)),
};
