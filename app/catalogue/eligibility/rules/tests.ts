import type { Applicant } from "../applicant.ts";
import type { EligibilityFacts, Finding } from "../judgement.ts";
import { parseTests, stepsOf } from "../parse/parse-tests.ts";
import { finding } from "./rule.ts";
import { testsWords as words } from "./words.ts";

/** Never answers "no": a test can still be taken. A test that we don't know has to be checked. */
export function judgeTests(
  { tests: needed, testsWaived }: Pick<EligibilityFacts, "tests" | "testsWaived">,
  { tests: taken }: Pick<Applicant, "tests">,
): Finding | null {
  if (!needed?.length) return null;
  const { least, entries } = parseTests(needed);
  if (entries.length === 0) return null;
  const hasPassed = (taken ?? []).some(
    ({ test, score }) => stepsOf(test, score) >= (least[test] ?? Infinity),
  );
  if (hasPassed) return finding("tests", "yes", () => words.yes(entries));
  const question = Object.keys(least).length > 0 ? ({ field: "tests" } as const) : null;
  return finding("tests", "check", () => words.need(entries, testsWaived), question);
}
