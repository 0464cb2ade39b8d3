import type { OpportunityKind } from "#app/catalogue/kinds/kinds.ts";
import type { Applicant } from "./applicant.ts";
import type { EligibilityFacts, FactsOf, Finding, Judgement, Verdict, VerdictLine } from "./judgement.ts";
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
  const lines = rules[kind]
    .map((rule) => rule(facts, applicant))
    .filter((found) => found !== null)
    .map(({ text, ...line }): VerdictLine => ({ ...line, text: typeof text === "string" ? text : text() }));
  return { verdict: verdictFor(kind, facts, applicant), lines };
}

/** The verdict alone; stops at the first rule that says no. */
export function verdictFor<Kind extends OpportunityKind>(
  kind: Kind,
  facts: FactsOf[Kind],
  applicant: Applicant,
): Verdict {
  let verdict: Verdict = "can";
  for (const rule of rules[kind]) {
    const answer = rule(facts, applicant)?.answer;
    if (answer === "no") return "closed";
    if (answer === "check") verdict = "check";
  }
  return verdict;
}

/** Whether a rule says no; asks only until one does. */
export const isClosedTo = <Kind extends OpportunityKind>(
  kind: Kind,
  facts: FactsOf[Kind],
  applicant: Applicant,
) => rules[kind].some((rule) => rule(facts, applicant)?.answer === "no");

type Judge<Facts> = (facts: Facts, applicant: Applicant) => Finding | null;

const eligibility: Judge<EligibilityFacts>[] = [judgeFinished, judgeSex, judgeGroups, judgeAge, judgeWork];

const rules: { [Kind in OpportunityKind]: Judge<FactsOf[Kind]>[] } = {
  scholarship: [
    judgeCitizens,
    judgeResidents,
    judgeRegion,
    (facts, applicant) => judgeWantedLevel("scholarship", offeredLevels("scholarship", facts), applicant),
    (facts, applicant) =>
      judgeDegree(facts, levelsMeant(offeredLevels("scholarship", facts), applicant.wants), applicant),
    ...eligibility,
    (facts, applicant) => judgeGrades("scholarship", facts, applicant),
    judgeTests,
    (facts, applicant) =>
      judgeFields(facts.fieldOfStudy, applicant, isShortCourse(offeredLevels("scholarship", facts))),
    judgeEnrolledAt,
    judgeAlsoAsked,
  ],
  college: [
    (facts, applicant) => judgeWantedLevel("college", offeredLevels("college", facts), applicant),
    (facts, applicant) =>
      judgeSchooling(levelsMeant(offeredLevels("college", facts), applicant.wants), applicant),
    judgeTaughtFields,
    (facts, applicant) => judgeGrades("college", facts, applicant),
    judgeAlsoAsked,
  ],
  internship: [
    judgeWorkers,
    judgeResidents,
    judgeRegion,
    (facts, applicant) => judgeStudies(offeredLevels("internship", facts), applicant),
    judgeEnrolled,
    ...eligibility,
    (facts, applicant) => judgeGrades("internship", facts, applicant),
    judgeTests,
    (facts, applicant) => judgeFields(facts.field, applicant),
    judgeEnrolledAt,
    judgeAlsoAsked,
  ],
};
