import type { Finding, ProfileQuestion, RuleAnswer, RuleName } from "../judgement.ts";

/** What a rule finds. Its sentence is only written when somebody reads it: most verdicts need none. */
export const line = (
  rule: RuleName,
  answer: RuleAnswer,
  text: string | (() => string),
  asks: ProfileQuestion | null = null,
): Finding => ({ rule, answer, text, asks });
