import type { OpportunityKind } from "#app/catalogue/kinds/kinds.ts";
import { eligibilityRules } from "./all-rules.ts";
import type { Applicant } from "./applicant.ts";
import type { FactsOf, Finding, Judgement, Verdict, VerdictLine } from "./judgement.ts";

/** Whether somebody may apply, rule by rule, with the sentences that students read. */
export function judge<Kind extends OpportunityKind>(
  kind: Kind,
  facts: FactsOf[Kind],
  applicant: Applicant,
): Judgement {
  const lines = listFindings(kind, facts, applicant).map(
    ({ text, ...line }): VerdictLine => ({ ...line, text: typeof text === "string" ? text : text() }),
  );
  return { verdict: verdictFor(kind, facts, applicant), lines };
}

/** What each rule finds, without writing sentences. */
export function listFindings<Kind extends OpportunityKind>(
  kind: Kind,
  facts: FactsOf[Kind],
  applicant: Applicant,
): Finding[] {
  return eligibilityRules[kind].map((rule) => rule(facts, applicant)).filter((found) => found !== null);
}

/** The verdict alone. Stops at the first rule that says no. */
export function verdictFor<Kind extends OpportunityKind>(
  kind: Kind,
  facts: FactsOf[Kind],
  applicant: Applicant,
): Verdict {
  let verdict: Verdict = "can";
  for (const rule of eligibilityRules[kind]) {
    const answer = rule(facts, applicant)?.answer;
    if (answer === "no") return "closed";
    if (answer === "check") verdict = "check";
  }
  return verdict;
}

export const isClosedTo = <Kind extends OpportunityKind>(
  kind: Kind,
  facts: FactsOf[Kind],
  applicant: Applicant,
) => verdictFor(kind, facts, applicant) === "closed";
