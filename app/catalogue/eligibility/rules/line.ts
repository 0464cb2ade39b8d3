import type { Answer, Finding, Question, Rule } from "../judgement.ts";

/** What a rule finds. Its sentence is only written when somebody reads it: most verdicts need none. */
export const line = (
  rule: Rule,
  answer: Answer,
  text: string | (() => string),
  asks: Question | null = null,
): Finding => ({ rule, answer, text, asks });
