import type { OpportunityKind } from "#app/catalogue/kinds/kinds.ts";
import { eligibilityRules } from "./all-rules.ts";
import type { Applicant } from "./applicant.ts";
import type { Eligibility, FactsOf, Finding, Judgement, RuleName, VerdictLine } from "./judgement.ts";

/** Whether an applicant may apply, with a line for each rule. */
export function judge<Kind extends OpportunityKind>(
  kind: Kind,
  facts: FactsOf[Kind],
  applicant: Applicant,
): Judgement {
  const lines = listFindings(kind, facts, applicant).map(
    ({ text, ...line }): VerdictLine => ({ ...line, text: typeof text === "string" ? text : text() }),
  );
  return { eligibility: eligibilityFor(kind, facts, applicant), lines };
}

/** What each rule finds, without writing sentences. */
export function listFindings<Kind extends OpportunityKind>(
  kind: Kind,
  facts: FactsOf[Kind],
  applicant: Applicant,
): Finding[] {
  return eligibilityRules[kind].map((rule) => rule(facts, applicant)).filter((found) => found !== null);
}

/** Rules that don't make a verdict "fits" on their own, because they say too little about the opportunity. */
const decidesNothing: readonly RuleName[] = ["groups", "schoolClass", "alsoAsked", "tests", "age"];

/**
 * The result of all rules, without lines. Stops at the first rule that answers "no". An unknown rule outweighs a missing answer, since the
 * answer alone wouldn't settle the verdict.
 */
export function eligibilityFor<Kind extends OpportunityKind>(
  kind: Kind,
  facts: FactsOf[Kind],
  applicant: Applicant,
): Eligibility {
  let [isKnown, isMissing, isUnknown, hasNoCourse] = [false, false, false, false];
  for (const rule of eligibilityRules[kind]) {
    const found = rule(facts, applicant);
    if (found === null) continue;
    if (found.answer === "no") return "no";
    if (found.answer === "yes") isKnown ||= !decidesNothing.includes(found.rule);
    else if (found.rule === "noCourse") hasNoCourse = true;
    else if (found.question) isMissing = true;
    else isUnknown = true;
  }
  if (hasNoCourse) return "noCourse";
  if (isUnknown) return "unknown";
  if (isMissing) return "missing";
  return isKnown ? "fits" : "unknown";
}

export const isClosedTo = <Kind extends OpportunityKind>(
  kind: Kind,
  facts: FactsOf[Kind],
  applicant: Applicant,
) => eligibilityFor(kind, facts, applicant) === "no";

/** Whether an applicant certainly fails a rule. */
type ObstacleRule = (applicant: Applicant) => boolean;

/** The first rule that doesn't answer "yes". Returns null if all do. */
export function findObstacle<Kind extends OpportunityKind>(
  kind: Kind,
  facts: FactsOf[Kind],
  applicant: Applicant,
): ObstacleRule | null {
  for (const rule of eligibilityRules[kind])
    if (isUnmet(rule(facts, applicant))) return (other) => isUnmet(rule(facts, other));
  return null;
}

const isUnmet = (found: Finding | null) => found !== null && found.answer !== "yes";
