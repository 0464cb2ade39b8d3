import type { Applicant } from "../applicant.ts";
import type { EligibilityFacts, Finding } from "../judgement.ts";
import { parseTests, stepsOf } from "../parse-tests.ts";
import { fitWords } from "../words.ts";
import { line } from "./line.ts";

/** A test can be taken yet, so that it never closes a door. */
export function judgeTests(facts: EligibilityFacts, { tests }: Applicant): Finding | null {
  const words = fitWords.tests;
  const { least, entries } = parseTests(facts.tests);
  if (entries.length === 0) return null;
  const isTaken = (tests ?? []).some(({ test, score }) => stepsOf(test, score) >= (least[test] ?? Infinity));
  if (isTaken) return line("tests", "yes", () => words.yes(entries));
  const asks = tests === null && Object.keys(least).length > 0 ? ({ field: "tests" } as const) : null;
  return line("tests", "check", () => words.need(entries, facts.testsWaived), asks);
}
