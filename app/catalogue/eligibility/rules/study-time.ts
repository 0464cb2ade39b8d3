import type { Applicant } from "../applicant.ts";
import { yearsSinceFinishing, yearsToFinish } from "../finishing-year.ts";
import type { EligibilityFacts, Finding } from "../judgement.ts";
import { finding } from "./rule.ts";
import { studyTimeWords as words } from "./words.ts";

/** How long ago studies may have ended. Present students haven't finished: `judgeEnrolled` decides about them. */
export function judgeFinishedWithin(
  { finishedWithin: years, mustBeEnrolled }: Pick<EligibilityFacts, "finishedWithin" | "mustBeEnrolled">,
  applicant: Pick<Applicant, "finishedIn" | "studying" | "yearOfStudy" | "asOf">,
): Finding | null {
  if (years === null) return null;
  const { finishedIn, studying } = applicant;
  const isUnfinished = finishedIn === null || yearsToFinish(applicant) !== null;
  if (studying !== null && (mustBeEnrolled || isUnfinished)) return null;
  const ago = yearsSinceFinishing(applicant);
  if (finishedIn === null || ago === null)
    return finding("finishedWithin", "check", () => words.askFinished(years), { field: "finishedIn" });
  if (ago < years) return finding("finishedWithin", "yes", () => words.finished(years));
  // The month isn't known, so the first year of the range may count.
  return ago === years
    ? finding("finishedWithin", "check", () => words.unclearFinished(years, finishedIn))
    : finding("finishedWithin", "no", () => words.noFinished(years, finishedIn));
}

export function judgeStudyYear(
  { studyYearMin: from, studyYearMax: to }: Pick<EligibilityFacts, "studyYearMin" | "studyYearMax">,
  { yearOfStudy, studying, finished }: Pick<Applicant, "yearOfStudy" | "studying" | "finished">,
): Finding | null {
  if (from === null && to === null) return null;
  if (yearOfStudy === null || studying === null) {
    // An applicant who hasn't started may be in the first year by then.
    const begins = studying === null && finished !== null && (from ?? 1) === 1;
    return finding(
      "studyYear",
      "check",
      () => words.askYear(from, to),
      begins ? null : { field: "yearOfStudy" },
    );
  }
  return yearOfStudy >= (from ?? 1) && yearOfStudy <= (to ?? 99)
    ? finding("studyYear", "yes", () => words.year(from, to))
    : finding("studyYear", "no", () => words.noYear(from, to, yearOfStudy));
}
