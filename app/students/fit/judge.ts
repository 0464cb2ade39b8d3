import type { OpportunityKind } from "#app/opportunities/kinds.ts";
import type { Applicant } from "./applicant.ts";
import type { EligibilityFacts, FactsOf, Judgement, Line, Verdict } from "./judgement.ts";
import { judgeFields, judgeTaughtFields } from "./rules/fields.ts";
import { judgeGrades, levelsMeant } from "./rules/grades.ts";
import {
  isShortCourse,
  judgeDegree,
  judgeFinished,
  judgeSchooling,
  judgeStudies,
  judgeWantedLevel,
  offeredLevels,
} from "./rules/levels.ts";
import {
  judgeAge,
  judgeAlsoAsked,
  judgeEnrolled,
  judgeEnrolledAt,
  judgeGroups,
  judgeSex,
  judgeWork,
} from "./rules/person.ts";
import { judgeCitizens, judgeRegion, judgeResidents, judgeWorkers } from "./rules/places.ts";
import { judgeTests } from "./rules/tests.ts";

/** Whether something is open to somebody, rule by rule. What a record does not say never closes a door. */
export function judge<Kind extends OpportunityKind>(
  kind: Kind,
  facts: FactsOf[Kind],
  applicant: Applicant,
): Judgement {
  const lines = judges[kind](facts, applicant).filter((line) => line !== null);
  return { verdict: verdictOf(lines), lines };
}

function verdictOf(lines: Line[]): Verdict {
  if (lines.some(({ answer }) => answer === "no")) return "closed";
  return lines.some(({ answer }) => answer === "check") ? "check" : "can";
}

type Judge<Kind extends OpportunityKind> = (facts: FactsOf[Kind], applicant: Applicant) => (Line | null)[];

const judges: { [Kind in OpportunityKind]: Judge<Kind> } = {
  scholarship: (facts, applicant) => [
    judgeCitizens(facts, applicant),
    ...judgeWhere(facts, applicant),
    judgeWantedLevel("scholarship", offeredLevels("scholarship", facts), applicant),
    judgeDegree(facts, levelsMeant(offeredLevels("scholarship", facts), applicant.wants), applicant),
    ...judgePerson(facts, applicant),
    judgeGrades("scholarship", facts, applicant),
    judgeTests(facts, applicant),
    judgeFields(facts.fieldOfStudy, applicant, isShortCourse(offeredLevels("scholarship", facts))),
    judgeEnrolledAt(facts, applicant),
    judgeAlsoAsked(facts),
  ],
  college: (facts, applicant) => [
    judgeWantedLevel("college", offeredLevels("college", facts), applicant),
    judgeSchooling(levelsMeant(offeredLevels("college", facts), applicant.wants), applicant),
    judgeTaughtFields(facts, applicant),
    judgeGrades("college", facts, applicant),
    judgeAlsoAsked(facts),
  ],
  internship: (facts, applicant) => [
    judgeWorkers(facts, applicant),
    ...judgeWhere(facts, applicant),
    judgeStudies(offeredLevels("internship", facts), applicant),
    judgeEnrolled(facts, applicant),
    ...judgePerson(facts, applicant),
    judgeGrades("internship", facts, applicant),
    judgeTests(facts, applicant),
    judgeFields(facts.field, applicant),
    judgeEnrolledAt(facts, applicant),
    judgeAlsoAsked(facts),
  ],
};

const judgeWhere = (facts: EligibilityFacts, applicant: Applicant) => [
  judgeResidents(facts, applicant),
  judgeRegion(facts, applicant),
];

const judgePerson = (facts: EligibilityFacts, applicant: Applicant) => [
  judgeFinished(facts, applicant),
  judgeSex(facts, applicant),
  judgeGroups(facts, applicant),
  judgeAge(facts, applicant),
  judgeWork(facts, applicant),
];
