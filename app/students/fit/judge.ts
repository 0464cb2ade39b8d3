import type { OpportunityKind } from "#app/opportunities/kinds.ts";
import type { Applicant } from "./applicant.ts";
import type { EligibilityFacts, FactsOf, Judgement, Line, Verdict } from "./judgement.ts";
import { judgeFields, judgeTaughtFields } from "./rules/fields.ts";
import { judgeGrades } from "./rules/grades.ts";
import { judgeFinished, judgeStudies, judgeWantedLevel, offeredLevels } from "./rules/levels.ts";
import {
  judgeAge,
  judgeEnrolled,
  judgeEnrolledAt,
  judgeGroups,
  judgeSex,
  judgeWork,
} from "./rules/person.ts";
import { judgeCitizens, judgeRegion, judgeResidents } from "./rules/places.ts";
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
    judgeCitizens("scholarship", facts, applicant),
    ...judgeWhere(facts, applicant),
    judgeWantedLevel("scholarship", offeredLevels("scholarship", facts), applicant),
    ...judgePerson(facts, applicant),
    judgeGrades("scholarship", facts, applicant),
    judgeTests(facts, applicant),
    judgeFields(facts.fieldOfStudy, applicant),
    judgeEnrolledAt(facts),
  ],
  college: (facts, applicant) => [
    judgeWantedLevel("college", offeredLevels("college", facts), applicant),
    judgeTaughtFields(facts, applicant),
    judgeGrades("college", facts, applicant),
  ],
  internship: (facts, applicant) => [
    judgeCitizens("internship", facts, applicant),
    ...judgeWhere(facts, applicant),
    judgeStudies(offeredLevels("internship", facts), applicant),
    judgeEnrolled(facts, applicant),
    ...judgePerson(facts, applicant),
    judgeGrades("internship", facts, applicant),
    judgeTests(facts, applicant),
    judgeFields(facts.field, applicant),
    judgeEnrolledAt(facts),
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
