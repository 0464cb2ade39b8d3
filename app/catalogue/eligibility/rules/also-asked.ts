import type { EligibilityFacts, Finding } from "../judgement.ts";
import { finding } from "./rule.ts";
import { isSchoolClass } from "./school-class.ts";
import { otherWords } from "./words.ts";

/** Conditions in free text, which only the student can check. */
export function judgeAlsoAsked({ alsoAsked }: Pick<EligibilityFacts, "alsoAsked">): Finding | null {
  const conditions = (alsoAsked ?? []).filter((line) => !isSchoolClass(line));
  return conditions.length > 0 ? finding("alsoAsked", "check", () => otherWords.alsoAsked(conditions)) : null;
}
