import type { Applicant } from "../applicant.ts";
import type { Finding, ProfileQuestion, RuleAnswer, RuleName } from "../judgement.ts";

/**
 * One thing that decides who may apply. Returns null if the record doesn't ask for it. The types of its parameters say what it reads of
 * the record and of the applicant. What a record or an applicant doesn't say never leads to "no".
 */
export type EligibilityRule<Facts> = (facts: Facts, applicant: Applicant) => Finding | null;

/** The sentence may be a function: it is called only for a verdict that is shown, which few are. */
export const finding = (
  rule: RuleName,
  answer: RuleAnswer,
  text: string | (() => string),
  asks: ProfileQuestion | null = null,
): Finding => ({ rule, answer, text, asks });
