import { testNames } from "#database/schema/lists.ts";
import { memoizeByObject } from "../../../shared/memoize.ts";
import { containsWords, wordsOf } from "./words-of.ts";

export type TestName = (typeof testNames)[number];

/** Steps per ten points, and the highest step. */
const testScales: Record<TestName, { perTenPoints: number; most: number }> = {
  IELTS: { perTenPoints: 20, most: 31 },
  TOEFL: { perTenPoints: 10, most: 1023 },
  Duolingo: { perTenPoints: 10, most: 255 },
  PTE: { perTenPoints: 10, most: 127 },
  SAT: { perTenPoints: 1, most: 255 },
  ACT: { perTenPoints: 10, most: 63 },
  GRE: { perTenPoints: 10, most: 511 },
  GMAT: { perTenPoints: 2, most: 255 },
};

interface RequiredTests {
  /** The lowest accepted score in steps of the scale; 1 if none is named. */
  least: Partial<Record<TestName, number>>;
  /** Whether it names an unknown test. */
  hasOther: boolean;
  /** As written, without optional tests. */
  entries: string[];
}

/** Such a test is optional, or comes later and is free. */
export const notNeeded = [
  "optional",
  "preferred",
  "recommended",
  "not required",
  "paid by the programme",
  "for courses in chinese",
] as const;

/** Parses "IELTS 6.5", "TOEFL iBT 79", "GRE optional". */
export const parseTests = memoizeByObject((tests: string[]): RequiredTests => {
  const required: RequiredTests = { least: {}, hasOther: false, entries: [] };
  for (const entry of tests) {
    const words = wordsOf(entry);
    if (notNeeded.some((remark) => containsWords(words, remark))) continue;
    const named = testNames.filter((test) => containsWords(words, test.toLowerCase()));
    // The highest of several scores: only the text says which applies to whom.
    for (const test of named)
      required.least[test] = Math.max(required.least[test] ?? 1, leastIn(entry, test));
    required.hasOther ||= named.length === 0;
    required.entries.push(entry);
  }
  return required;
});

const numberInFront = /^ {1,9}(?:(?:ibt|pbt|academic|of) {1,9})?([0-9]{1,4})(?:\.([0-9]))?/;

/** The number after the test's name, in steps, rounded up. */
function leastIn(entry: string, test: TestName): number {
  const small = entry.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  const [, ...behindName] = small.split(test.toLowerCase());
  const number = behindName.map((rest) => numberInFront.exec(rest)).find((found) => found !== null);
  if (!number) return 1;
  const tenths = Number(number[1]) * 10 + Number(number[2] ?? 0);
  const { perTenPoints, most } = testScales[test];
  return Math.min(most, Math.max(1, Math.ceil((tenths * perTenPoints) / 100)));
}

/** A score in steps of the scale; 1 if the score is not known. */
export function stepsOf(test: TestName, score: number | null): number {
  const { perTenPoints, most } = testScales[test];
  return Math.min(most, Math.max(1, Math.floor(((score ?? 0) * perTenPoints) / 10)));
}
