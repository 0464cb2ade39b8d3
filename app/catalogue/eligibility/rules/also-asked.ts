import type { EligibilityFacts, Finding } from "../judgement.ts";
import { finding } from "./rule.ts";
import { otherWords } from "./words.ts";

/** Conditions in free text, which only the student can check. */
export const judgeAlsoAsked = ({ alsoAsked }: Pick<EligibilityFacts, "alsoAsked">): Finding | null =>
  alsoAsked?.length ? finding("alsoAsked", "check", () => otherWords.alsoAsked(alsoAsked)) : null;
