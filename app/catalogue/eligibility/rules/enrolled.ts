import type { Applicant, StudyLevel } from "../applicant.ts";
import type { EligibilityFacts, Finding } from "../judgement.ts";
import { finding } from "./rule.ts";
import { enrolledWords as words } from "./words.ts";

const higherStudies: readonly StudyLevel[] = ["vocational", "undergraduate", "graduate", "doctorate"];

/**
 * An applicant who wants to study may be enrolled by the time an award is paid, and certainly is if they have named
 * where.
 */
export function judgeAwardEnrolled(
  facts: Pick<EligibilityFacts, "mustBeEnrolled" | "finishedWithin">,
  applicant: Pick<Applicant, "studying" | "finished" | "wants" | "institution">,
): Finding | null {
  const found = judgeEnrolled(facts, applicant);
  if (found?.answer !== "no" || applicant.wants.length === 0) return found;
  return applicant.institution === null
    ? finding("enrolled", "check", () => words.askPlace, { field: "institution" })
    : finding("enrolled", "yes", () => words.hasPlace);
}

export function judgeEnrolled(
  { mustBeEnrolled, finishedWithin }: Pick<EligibilityFacts, "mustBeEnrolled" | "finishedWithin">,
  { studying, finished }: Pick<Applicant, "studying" | "finished">,
): Finding | null {
  if (!mustBeEnrolled) return null;
  if (studying !== null && higherStudies.includes(studying))
    return finding("enrolled", "yes", () => words.yes);
  if (studying !== null) return finding("enrolled", "check", () => words.unclear);
  // Recent graduates may apply too: `judgeFinishedWithin` decides about them.
  if (finishedWithin !== null && finished !== null) return null;
  return finished === null
    ? finding("enrolled", "check", () => words.ask, { field: "currentEducationLevel" })
    : finding("enrolled", "no", () => words.no);
}
