import type { Applicant } from "../applicant.ts";
import type { Finding, ProfileQuestion, RuleAnswer, RuleName } from "../judgement.ts";

/**
 * One rule about who may apply. Returns null if the record has no such rule. Its parameter types say which columns of the record and which
 * values of the applicant it reads. An unknown value never leads to "no".
 */
export type EligibilityRule<Facts> = (facts: Facts, applicant: Applicant) => Finding | null;

/** The sentence may be a function, which is called only for verdicts that are shown. */
export const finding = (
  rule: RuleName,
  answer: RuleAnswer,
  text: string | (() => string),
  question: ProfileQuestion | null = null,
): Finding => ({ rule, answer, text, question });
