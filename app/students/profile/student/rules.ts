import type { NumberRule, TextRule } from "#app/shared/forms/rules.ts";
import { testNames } from "#database/schema/lists.ts";

export const mostCitizenships = 5;
export const mostOtherCountries = 30;
export const regionRule: TextRule = { maxLength: 80 };
export const fieldWordsRule: TextRule = { maxLength: 200 };
export const ageRule: NumberRule = { type: "number", min: 5, max: 99, step: 1 };
export const workYearsRule: NumberRule = { type: "number", min: 0, max: 60, step: 1 };
export const budgetRule: NumberRule = { type: "number", min: 0, max: 1_000_000_000, step: 1 };
export const earliestBirth = "1930-01-01";

export const currencies = [
  "KES",
  "NGN",
  "GHS",
  "ETB",
  "UGX",
  "USD",
  "EUR",
  "GBP",
  "TZS",
  "ZAR",
  "XOF",
  "XAF",
  "CDF",
  "RWF",
  "BIF",
] as const;

export type TestName = (typeof testNames)[number];

const score = (min: number, max: number, step = 1): NumberRule => ({ type: "number", min, max, step });

/** The lowest and the highest score of each test. */
export const testScores: Record<TestName, NumberRule> = {
  IELTS: score(0, 9, 0.5),
  TOEFL: score(0, 120, 0.5),
  Duolingo: score(10, 160),
  PTE: score(10, 90),
  SAT: score(400, 1600),
  ACT: score(1, 36),
  GRE: score(260, 340),
  GMAT: score(200, 805),
};

/** The field name of a score. */
export type ScoreName = `score-${TestName}`;
export const scoreOf = (test: TestName): ScoreName => `score-${test}`;

/** The choice for users who haven't taken any test. */
export const noTest = "none";
export const testAnswers = [...testNames, noTest] as const;
