import { getTableColumns, inArray } from "drizzle-orm";
import type { OpportunityKind } from "#app/opportunities/kinds.ts";
import type { Database } from "#database/database.ts";
import { colleges, internships, scholarships } from "#database/schema/index.ts";
import { opportunityKinds } from "#database/schema/lists.ts";
import type { FactsOf } from "./judgement.ts";

/** So many ids to a statement. */
const together = 5000;

/** What opportunities say about who may apply, by their ids. */
export async function readFacts(db: Database, items: { kind: OpportunityKind; id: string }[]) {
  const facts = new Map<string, FactsOf[OpportunityKind]>();
  for (const kind of opportunityKinds) {
    const ids = items.filter((item) => item.kind === kind).map(({ id }) => id);
    for (let from = 0; from < ids.length; from += together)
      for (const { id, ...one } of await read[kind](db, ids.slice(from, from + together))) facts.set(id, one);
  }
  return facts;
}

const eligibility = (table: typeof scholarships | typeof internships) => {
  const { id, citizens, residents, region, finished, womenOnly, groups, groupsOnly, ...others } =
    getTableColumns(table);
  const { ageMin, ageMax, ageMaxLowest, workYears, grades, tests, testsWaived, enrolledAt, alsoAsked } =
    others;
  return {
    ...{ id, citizens, residents, region, finished, womenOnly, groups, groupsOnly },
    ...{ ageMin, ageMax, ageMaxLowest, workYears, grades, tests, testsWaived, enrolledAt, alsoAsked },
  };
};

const read: {
  [Kind in OpportunityKind]: (db: Database, ids: string[]) => Promise<({ id: string } & FactsOf[Kind])[]>;
} = {
  scholarship: async (db, ids) =>
    db
      .select({
        ...eligibility(scholarships),
        educationLevel: scholarships.educationLevel,
        fieldOfStudy: scholarships.fieldOfStudy,
      })
      .from(scholarships)
      .where(inArray(scholarships.id, ids)),
  college: async (db, ids) =>
    db
      .select({
        id: colleges.id,
        studyLevels: colleges.studyLevels,
        entry: colleges.entry,
        programs: colleges.programs,
        programmes: colleges.programmes,
        alsoAsked: colleges.alsoAsked,
      })
      .from(colleges)
      .where(inArray(colleges.id, ids)),
  internship: async (db, ids) =>
    db
      .select({
        ...eligibility(internships),
        studyLevels: internships.studyLevels,
        mustBeEnrolled: internships.mustBeEnrolled,
        field: internships.field,
        countries: internships.countries,
      })
      .from(internships)
      .where(inArray(internships.id, ids)),
};
