import { type SQL, sql } from "drizzle-orm";
import type { OpportunityKind } from "#app/opportunities/kinds.ts";
import { fitLayout } from "#database/schema/fit-bits.ts";
import { studyLevels } from "#database/schema/lists.ts";
import type { Applicant } from "./applicant.ts";
import {
  anywhere,
  everyField,
  fieldBits,
  finishedBits,
  groupBits,
  inBits,
  levelBits,
  otherField,
  placeBits,
  unknownPlace,
  wholePlace,
} from "./applicant-bits.ts";
import { all, any, type Condition, meets, missesAll, never, not, number } from "./conditions.server.ts";
import { gradesFor } from "./grades.server.ts";
import { stepsOf, type TestName, testScales } from "./read-tests.ts";
import { neighboursOf } from "./rules/fields.ts";
import { isUntold, reached, studiesOf } from "./rules/levels.ts";
import { ownRegion } from "./rules/places.ts";

/** When a rule says no, and when it leaves something open; the second only counts where no rule says no. */
export interface InSql {
  isNo: Condition;
  isOpen: Condition;
}

/** `judge` in SQL over the columns of a kind's table: 0 can, 1 check first, 2 closed. A test holds the two against each other. */
export function verdictFor(kind: OpportunityKind, applicant: Applicant): SQL<number> {
  const rules = rulesFor[kind](applicant);
  const isNo = any(...rules.map((rule) => rule.isNo));
  const isOpen = any(...rules.map((rule) => rule.isOpen));
  return sql`case when ${isNo.sql} then 2 when ${isOpen.sql} then 1 else 0 end`;
}

const rulesFor: Record<OpportunityKind, (applicant: Applicant) => InSql[]> = {
  scholarship: (applicant) => [
    citizens(applicant, true),
    wantedLevels(applicant),
    finishedAndPerson(applicant),
    fields(applicant),
    ...eligibility(applicant),
    gradesFor("scholarship", applicant),
  ],
  college: (applicant) => [wantedLevels(applicant), taughtFields(applicant), gradesFor("college", applicant)],
  internship: (applicant) => [
    citizens(applicant, false),
    studies(applicant),
    finishedAndPerson(applicant),
    fields(applicant),
    ...eligibility(applicant),
    gradesFor("internship", applicant),
  ],
};

const eligibility = (applicant: Applicant): InSql[] => [
  residents(applicant),
  region(applicant),
  groups(applicant),
  age(applicant),
  work(applicant),
  tests(applicant),
];

const bits = sql`fit_bits`;
function citizens({ citizenships }: Applicant, isAskedWhereUnknown: boolean): InSql {
  const column = sql`fit_citizens`;
  const isNamed = meets(column, -1n);
  const isOutside = (own: bigint) =>
    isAskedWhereUnknown ? missesAll(column, own) : all(missesAll(column, own), isNamed);
  if (citizenships.length === 0) return { isNo: never, isOpen: isOutside(anywhere) };
  const own = placeBits(citizenships) | anywhere;
  return { isNo: all(missesAll(column, own | unknownPlace), isNamed), isOpen: isOutside(own) };
}

function residents({ residence }: Applicant): InSql {
  const column = sql`fit_residents`;
  const isNamed = meets(column, -1n);
  const own = (residence === null ? 0n : placeBits([residence])) | anywhere;
  const isOpen = all(isNamed, missesAll(column, own));
  return { isNo: residence === null ? never : all(isNamed, missesAll(column, own | unknownPlace)), isOpen };
}

function region({ region: own }: Applicant): InSql {
  const words = own === null ? "" : ownRegion(own);
  const isNamed = { sql: sql`fit_region is not null` };
  if (words === "") return { isNo: never, isOpen: isNamed };
  return { isNo: never, isOpen: { sql: sql`strpos(fit_region, ${` ${words} `}) = 0` } };
}

function wantedLevels({ wants }: Applicant): InSql {
  const isKnown = meets(bits, wholePlace("levels"));
  if (wants.length === 0) return { isNo: never, isOpen: isKnown };
  return { isNo: all(missesAll(bits, inBits("levels", levelBits(wants))), isKnown), isOpen: never };
}

function studies(applicant: Applicant): InSql {
  const { sure, possible } = studiesOf(applicant);
  const isKnown = meets(bits, wholePlace("levels"));
  const own = inBits("levels", levelBits(sure));
  const maybe = isUntold(applicant) ? studyLevels : possible;
  return {
    isNo: all(isKnown, missesAll(bits, own | inBits("levels", levelBits(maybe)))),
    isOpen: all(isKnown, missesAll(bits, own)),
  };
}

/** Each of these is one bit, so that all of them are two comparisons. */
function finishedAndPerson(applicant: Applicant): InSql {
  const { least, most } = reached(applicant);
  const isUnknown = isUntold(applicant);
  const woman = inBits("womenOnly", 1);
  const enrolled = inBits("mustBeEnrolled", 1);
  const { sex, studying, finished } = applicant;
  const isStudent = studying !== null && studying !== "high_school" && studying !== "short_course";
  const closed =
    (isUnknown ? 0n : inBits("finished", finishedBits(most + 1))) |
    (sex === "male" ? woman : 0n) |
    (studying === null && finished !== null ? enrolled : 0n);
  const open =
    inBits("finished", isUnknown ? finishedBits(1) : finishedBits(least + 1, most)) |
    (sex === null ? woman : 0n) |
    (isStudent ? 0n : enrolled) |
    inBits("enrolledAt", 1);
  return { isNo: meets(bits, closed), isOpen: meets(bits, open) };
}

function groups({ groups: told }: Applicant): InSql {
  const some = wholePlace("groups");
  const isOnly = meets(bits, some);
  return {
    isNo: all(isOnly, missesAll(bits, some & ~inBits("groups", groupBits(told, false)))),
    isOpen: all(isOnly, missesAll(bits, inBits("groups", groupBits(told, true)))),
  };
}

function age({ age: own }: Applicant): InSql {
  const least = number(bits, fitLayout.ageMin);
  const most = number(bits, fitLayout.ageMax);
  if (own === null) return { isNo: never, isOpen: { sql: sql`(${least} > 0 or ${most} < 127)` } };
  const from = Math.min(own.from, 126);
  const to = Math.min(own.to, 126);
  const outside = (younger: number, older: number) => ({
    sql: sql.join([least, sql.raw(`> ${younger} or`), most, sql.raw(`< ${older}`)], sql` `),
  });
  return { isNo: outside(to, from), isOpen: outside(from, to) };
}

function work({ workYears }: Applicant): InSql {
  const isMore = (own: number) => ({
    sql: sql`${number(bits, fitLayout.workYears)} > ${sql.raw(String(own))}`,
  });
  return workYears === null
    ? { isNo: never, isOpen: isMore(0) }
    : { isNo: isMore(Math.floor(workYears)), isOpen: never };
}

function tests({ tests: taken }: Applicant): InSql {
  const column = sql`fit_tests`;
  const enough = (taken ?? []).map(({ test, score }) => ({
    sql: sql`${number(column, placeOfTest(test))} between 1 and ${sql.raw(String(stepsOf(test, score)))}`,
  }));
  return { isNo: never, isOpen: all(meets(column, -1n), not(any(...enough))) };
}

/** Test after test, each with as many bits as its largest number needs. */
export function placeOfTest(sought: TestName): { first: number; bits: number } {
  let first = 0;
  for (const [test, { most }] of Object.entries(testScales)) {
    const size = Math.log2(most + 1);
    if (test === sought) return { first, bits: size };
    first += size;
  }
  throw new Error(`${sought} is no test`);
}

function fields({ fields: own }: Applicant): InSql {
  const isNamed = meets(bits, wholePlace("fields"));
  const misses = (...welcome: bigint[]) =>
    all(
      missesAll(
        bits,
        inBits(
          "fields",
          welcome.reduce((one, other) => one | other),
        ),
      ),
      isNamed,
    );
  if (own.length === 0) return { isNo: never, isOpen: misses(everyField) };
  const wanted = fieldBits(own) | everyField;
  return {
    isNo: misses(wanted, otherField, fieldBits(neighboursOf(own))),
    isOpen: misses(wanted),
  };
}

function taughtFields({ fields: own }: Applicant): InSql {
  const tells = meets(bits, inBits("fields", everyField));
  if (own.length === 0) return { isNo: never, isOpen: tells };
  return { isNo: never, isOpen: all(tells, missesAll(bits, inBits("fields", fieldBits(own)))) };
}
