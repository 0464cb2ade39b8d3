import type { Applicant } from "../applicant.ts";
import type { EligibilityFacts, Finding } from "../judgement.ts";
import { judgeCondition } from "./conditions.ts";
import { isLastYearLine } from "./finished.ts";
import { finding } from "./rule.ts";
import { isSchoolClass } from "./school-class.ts";
import { otherWords } from "./words.ts";

/** Conditions in words. The student's answers can settle a few; the others only the student can check. */
export function judgeAlsoAsked(
  { alsoAsked }: Pick<EligibilityFacts, "alsoAsked">,
  applicant: Applicant,
): Finding | null {
  const judged = (alsoAsked ?? [])
    .filter((line) => !isSchoolClass(line) && !isLastYearLine(line))
    .map((line) => ({ line, answer: judgeCondition(line, applicant) }))
    .filter(({ answer }) => answer !== null);
  const text = (open: typeof judged) => () => otherWords.alsoAsked(open.map(({ line }) => line));
  if (judged.length === 0) return null;
  const failed = judged.filter(({ answer }) => answer === "no");
  if (failed.length > 0) return finding("alsoAsked", "no", text(failed));
  const open = judged.filter(({ answer }) => answer !== "yes");
  if (open.length === 0) return finding("alsoAsked", "yes", text(judged));
  const questions = open.flatMap(({ answer }) => (typeof answer === "object" && answer ? [answer] : []));
  const question = questions.length === open.length ? (questions[0] ?? null) : null;
  return finding("alsoAsked", "check", text(open), question);
}
