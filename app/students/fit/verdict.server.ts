import { type SQL, sql } from "drizzle-orm";
import type { Applicant, StudyLevel, Told } from "#app/catalogue/eligibility/applicant.ts";
import type { Answer } from "#app/catalogue/eligibility/judgement.ts";
import { stepsOf, type TestName, testScales } from "#app/catalogue/eligibility/read-tests.ts";
import { neighboursOf } from "#app/catalogue/eligibility/rules/fields.ts";
import {
  afterDegree,
  isUntold,
  reached,
  schoolingFor,
  studiesOf,
} from "#app/catalogue/eligibility/rules/levels.ts";
import { isOfOurs, ours, ownRegion } from "#app/catalogue/eligibility/rules/places.ts";
import type { OpportunityKind } from "#app/opportunities/kinds.ts";
import { fitLayout } from "#database/schema/fit-bits.ts";
import { studyLevels } from "#database/schema/lists.ts";
import type { BitColumn } from "#database/schema/match-shelves.ts";
import {
  anywhere,
  atWork,
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
import {
  all,
  always,
  any,
  type Condition,
  hasRegion,
  isAbove,
  isBelow,
  isBetween,
  meets,
  missesAll,
  never,
  not,
  onRow,
} from "./conditions.server.ts";
import { gradesFor, isMeant, isShortCourse } from "./grades.server.ts";

/** When a rule says no, and when it leaves something open; the second only counts where no rule says no. */
interface InSql {
  isNo: Condition;
  isOpen: Condition;
}

/** What `verdictFor` gives for what is closed. */
export const closedVerdict = 2;

/** `judge` in SQL over the columns of a kind's table: 0 can, 1 check first, 2 closed. A test holds the two against each other. */
export function verdictFor(kind: OpportunityKind, applicant: Applicant): SQL<number> {
  const { isNo, isOpen } = rulesTogether(kind, applicant);
  return sql`case when ${onRow(isNo)} then 2 when ${onRow(isOpen)} then 1 else 0 end`;
}

export function rulesTogether(kind: OpportunityKind, applicant: Applicant): InSql {
  const rules = rulesFor[kind].map((rule) => rule.inSql(applicant));
  return {
    isNo: any(...rules.map((rule) => rule.isNo)),
    isOpen: any(...rules.map((rule) => rule.isOpen)),
  };
}

/** Where none of these is met, somebody can apply. */
export const hurdlesFor = (kind: OpportunityKind, applicant: Applicant): Condition[] =>
  rulesFor[kind].flatMap((rule) => {
    const { isNo, isOpen } = rule.inSql(applicant);
    return [isNo, isOpen];
  });

/** A rule, and what it looks at: for people who have told the same of that, it is the same. */
export interface FitRule {
  facts: readonly (keyof Applicant)[];
  mayClose: boolean;
  inSql(applicant: Applicant): InSql;
}

const rule = <Fact extends keyof Applicant>(
  facts: readonly Fact[],
  inSql: (told: Told<NoInfer<Fact>>) => InSql,
): FitRule => ({ facts, mayClose: true, inSql });

/** A rule that closes no door. */
const question = <Fact extends keyof Applicant>(
  facts: readonly Fact[],
  isOpen: (told: Told<NoInfer<Fact>>) => Condition,
): FitRule => ({ facts, mayClose: false, inSql: (told) => ({ isNo: never, isOpen: isOpen(told) }) });

const eligibility = [
  rule(["finished", "studying", "sex"], finishedAndPerson),
  rule(["residence"], residents),
  question(["region"], region),
  rule(["groups"], groups),
  rule(["age"], age),
  rule(["workYears"], work),
  question(["tests"], tests),
  question(["studying", "residence"], enrolledAt),
];

const rulesFor: Record<OpportunityKind, readonly FitRule[]> = {
  scholarship: [
    rule(["citizenships"], citizens),
    rule(["wants"], wantedLevels),
    rule(["wants", "finished", "studying"], (told) =>
      schooling(told, (level) => (afterDegree.includes(level) ? schoolingFor(level, told) : "yes")),
    ),
    rule(["fields"], (told) => fields(told, isShortCourse)),
    ...eligibility,
    rule(["wants", "standing"], gradesFor.scholarship),
  ],
  college: [
    rule(["wants"], wantedLevels),
    rule(["wants", "finished", "studying"], (told) => schooling(told, (level) => schoolingFor(level, told))),
    question(["fields"], taughtFields),
    rule(["wants", "standing", "finished", "studying"], gradesFor.college),
    question([], () => meets(bits, inBits("alsoAsked", 1))),
  ],
  internship: [
    rule(["citizenships", "residence"], workers),
    rule(["finished", "studying"], studies),
    rule(["fields"], (told) => fields(told, never)),
    ...eligibility,
    rule(["standing"], gradesFor.internship),
  ],
};

/** The columns that these look at when they say no. */
export const closingColumns: Record<OpportunityKind, readonly BitColumn[]> = {
  scholarship: ["fit_bits", "fit_citizens", "fit_residents", "fit_grades"],
  college: ["fit_bits", "fit_grades", "fit_other_grades"],
  internship: ["fit_bits", "fit_citizens", "fit_residents", "fit_grades"],
};

export const closingRules: Record<OpportunityKind, readonly FitRule[]> = {
  scholarship: rulesFor.scholarship.filter(({ mayClose }) => mayClose),
  college: rulesFor.college.filter(({ mayClose }) => mayClose),
  internship: rulesFor.internship.filter(({ mayClose }) => mayClose),
};

const bits = "fit_bits";

const isNamed = (column: BitColumn) => meets(column, -1n);

/** Our countries alone, and more than one: of others a list says nothing. */
const standsForMore = (column: BitColumn): Condition =>
  all(
    missesAll(column, ~placeBits([...ours])),
    any(
      ...ours.map((country, place) =>
        all(meets(column, placeBits([country])), meets(column, placeBits(ours.slice(place + 1)))),
      ),
    ),
  );

/** A list of countries that leaves somebody out. */
const shutsOut = (column: BitColumn, own: string[]): Condition =>
  all(
    isNamed(column),
    missesAll(column, placeBits(own) | anywhere | unknownPlace | atWork),
    isOfOurs(own) ? always : not(standsForMore(column)),
  );

function citizens({ citizenships }: Told<"citizenships">): InSql {
  const column = "fit_citizens";
  return {
    isNo: citizenships.length === 0 ? never : shutsOut(column, citizenships),
    isOpen: missesAll(column, placeBits(citizenships) | anywhere),
  };
}

function workers({ citizenships, residence }: Told<"citizenships" | "residence">): InSql {
  const column = "fit_citizens";
  const near = residence === null ? citizenships : [...citizenships, residence];
  const isAtWork = meets(column, atWork);
  return {
    isNo: citizenships.length === 0 ? never : shutsOut(column, citizenships),
    isOpen: all(
      isNamed(column),
      missesAll(column, placeBits(citizenships) | anywhere),
      not(all(isAtWork, meets(column, placeBits(near)))),
    ),
  };
}

function residents({ residence }: Told<"residence">): InSql {
  const column = "fit_residents";
  const own = residence === null ? [] : [residence];
  return {
    isNo: residence === null ? never : shutsOut(column, own),
    isOpen: all(isNamed(column), missesAll(column, placeBits(own) | anywhere)),
  };
}

function region({ region: own }: Told<"region">): Condition {
  const words = own === null ? "" : ownRegion(own);
  const isElsewhere = words === "" ? always : not(hasRegion(words));
  return all(hasRegion(null), isElsewhere);
}

const shortCourse = inBits("levels", levelBits(["short_course"]));

function wantedLevels({ wants }: Told<"wants">): InSql {
  if (wants.length === 0) return { isNo: never, isOpen: meets(bits, wholePlace("levels")) };
  const misses = missesAll(bits, inBits("levels", levelBits(wants)));
  return {
    isNo: all(misses, meets(bits, wholePlace("levels") & ~shortCourse)),
    isOpen: all(misses, meets(bits, shortCourse)),
  };
}

/** What one has to have finished for the level that one may take, level by level. */
function schooling({ wants }: Told<"wants">, answerFor: (level: StudyLevel) => Answer): InSql {
  const isMeantWith = (...answers: Answer[]) =>
    isMeant(
      studyLevels.filter((level) => answers.includes(answerFor(level))),
      wants,
    );
  return { isNo: not(isMeantWith("yes", "check")), isOpen: not(isMeantWith("yes")) };
}

function studies(applicant: Told<"finished" | "studying">): InSql {
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
function finishedAndPerson(applicant: Told<"finished" | "studying" | "sex">): InSql {
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
    inBits("alsoAsked", 1);
  return { isNo: meets(bits, closed), isOpen: meets(bits, open) };
}

function groups({ groups: told }: Told<"groups">): InSql {
  const some = wholePlace("groups");
  const isOnly = meets(bits, some);
  return {
    isNo: all(isOnly, missesAll(bits, some & ~inBits("groups", groupBits(told, false)))),
    isOpen: all(isOnly, missesAll(bits, inBits("groups", groupBits(told, true)))),
  };
}

function age({ age: own }: Told<"age">): InSql {
  const { ageMin, ageMax, ageMaxLowest } = fitLayout;
  if (own === null)
    return {
      isNo: never,
      isOpen: any(isAbove(bits, ageMin, 0), isBelow(bits, ageMax, 127), isBelow(bits, ageMaxLowest, 127)),
    };
  const from = Math.min(own.from, 126);
  const to = Math.min(own.to, 126);
  const outside = (younger: number, older: number) =>
    any(isAbove(bits, ageMin, younger), isBelow(bits, ageMax, older));
  return { isNo: outside(to, from), isOpen: any(outside(from, to), isBelow(bits, ageMaxLowest, to)) };
}

function work({ workYears }: Told<"workYears">): InSql {
  const isMore = (own: number) => isAbove(bits, fitLayout.workYears, own);
  return workYears === null
    ? { isNo: never, isOpen: isMore(0) }
    : { isNo: isMore(Math.floor(workYears)), isOpen: never };
}

function tests({ tests: taken }: Told<"tests">): Condition {
  const column = "fit_tests";
  const enough = (taken ?? []).map(({ test, score }) =>
    isBetween(column, placeOfTest(test), 1, stepsOf(test, score)),
  );
  return all(meets(column, -1n), not(any(...enough)));
}

const diplomas = 1n << 56n;
const degrees = 1n << 57n;
const studiesAt: Partial<Record<StudyLevel, bigint>> = {
  vocational: diplomas,
  undergraduate: degrees,
  graduate: degrees,
  doctorate: degrees,
};

function enrolledAt({ studying, residence }: Told<"studying" | "residence">): Condition {
  const column = "fit_enrolled";
  const kind = (studying && studiesAt[studying]) ?? 0n;
  const here = anywhere | (residence === null ? 0n : placeBits([residence]));
  return all(isNamed(column), not(all(meets(column, kind), meets(column, here))));
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

function fields({ fields: own }: Told<"fields">, goesBeside: Condition): InSql {
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
    isNo: all(misses(wanted, otherField, fieldBits(neighboursOf(own))), not(goesBeside)),
    isOpen: misses(wanted),
  };
}

function taughtFields({ fields: own }: Told<"fields">): Condition {
  const tells = meets(bits, inBits("fields", everyField));
  return own.length === 0 ? tells : all(tells, missesAll(bits, inBits("fields", fieldBits(own))));
}
