import { getTableColumns, inArray, sql } from "drizzle-orm";
import { Cache } from "#app/common/cache.ts";
import type { OpportunityKind } from "#app/opportunities/kinds.ts";
import type { Database } from "#database/database.ts";
import { colleges, internships, scholarships } from "#database/schema/index.ts";
import { opportunityKinds } from "#database/schema/lists.ts";
import type { FactsOf } from "./judgement.ts";

/** So many ids to a statement. */
const together = 5000;

type Facts = FactsOf[OpportunityKind];

interface Item {
  kind: OpportunityKind;
  id: string;
  /** Which state of its row is meant, as `rowVersion` says: what was read of it before need not be read again. */
  version?: string;
}

/** What opportunities say about who may apply, by their ids. */
export async function readFacts(db: Database, items: Item[]): Promise<Map<string, Facts>> {
  const facts = new Map<string, Facts>();
  const versions = new Map(items.flatMap(({ id, version }) => (version ? [[id, version]] : [])));
  for (const kind of opportunityKinds) {
    const ids: string[] = [];
    for (const item of items.filter((each) => each.kind === kind)) {
      const cached = item.version && cache.get(item.id + item.version);
      if (cached) facts.set(item.id, cached);
      else ids.push(item.id);
    }
    for (let from = 0; from < ids.length; from += together)
      for (const { id, ...one } of await read[kind](db, ids.slice(from, from + together))) {
        facts.set(id, one);
        const version = versions.get(id);
        if (version) cache.set(id + version, one);
      }
  }
  return facts;
}

/** Another one with every change of a row, and for one that is changed again in the same transaction. */
export const rowVersion = sql`xmin::text || ctid::text`;

/** Facts by id and row version: a page of verdicts reads the same opportunities again and again. */
const cache = new Cache<Facts>({ max: 2000 });

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
