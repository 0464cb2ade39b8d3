import type { Answer, Line, Question, Rule } from "../judgement.ts";

export const line = (rule: Rule, answer: Answer, text: string, asks: Question | null = null): Line => ({
  rule,
  answer,
  text,
  asks,
});
