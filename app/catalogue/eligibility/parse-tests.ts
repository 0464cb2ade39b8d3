import { testNames } from "#database/schema/lists.ts";
import { containsWords, wordsOf } from "./words-of.ts";

export type TestName = (typeof testNames)[number];

/** How fine a score is counted, so that a minimum fits in a few bits: `most` is the largest number there is room for. */
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
  /** The least that is enough, in steps of the scale: 1 where no score is named. */
  least: Partial<Record<TestName, number>>;
  /** A test that we do not know, or words we cannot read. */
  hasOther: boolean;
  /** As they were written, without those that nobody must take. */
  entries: string[];
}

/** Tests that help, or that come later and cost nothing. */
export const notNeeded = [
  "optional",
  "preferred",
  "recommended",
  "not required",
  "paid by the programme",
  "for courses in chinese",
] as const;

/** Reads "IELTS 6.5", "TOEFL iBT 79", "GRE optional". The database's `fit_tests` is the same rule. */
export function parseTests(tests: string[] | null): RequiredTests {
  const asked: RequiredTests = { least: {}, hasOther: false, entries: [] };
  for (const entry of tests ?? []) {
    const said = wordsOf(entry);
    if (notNeeded.some((words) => containsWords(said, words))) continue;
    const named = testNames.filter((test) => containsWords(said, test.toLowerCase()));
    // The highest of several: which one is meant for whom stands in words.
    for (const test of named) asked.least[test] = Math.max(asked.least[test] ?? 1, leastIn(entry, test));
    asked.hasOther ||= named.length === 0;
    asked.entries.push(entry);
  }
  return asked;
}

const numberInFront = /^ {1,9}(?:(?:ibt|pbt|academic|of) {1,9})?([0-9]{1,4})(?:\.([0-9]))?/;

/** The number behind the test's name, in steps; half a step too many rather than too few. */
function leastIn(entry: string, test: TestName): number {
  const small = entry.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  const [, ...behindName] = small.split(test.toLowerCase());
  const number = behindName.map((rest) => numberInFront.exec(rest)).find((found) => found !== null);
  if (!number) return 1;
  const tenths = Number(number[1]) * 10 + Number(number[2] ?? 0);
  const { perTenPoints, most } = testScales[test];
  return Math.min(most, Math.max(1, Math.ceil((tenths * perTenPoints) / 100)));
}

/** A score in steps of the scale. A test that was taken counts as 1 where its score is not told. */
export function stepsOf(test: TestName, score: number | null): number {
  const { perTenPoints, most } = testScales[test];
  return Math.min(most, Math.max(1, Math.floor(((score ?? 0) * perTenPoints) / 10)));
}
