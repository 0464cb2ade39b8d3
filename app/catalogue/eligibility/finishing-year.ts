import type { Applicant } from "./applicant.ts";

type ApplicantStudies = Pick<Applicant, "studying" | "finishedIn" | "yearOfStudy" | "asOf">;

const yearOf = (day: string) => Number(day.slice(0, 4));

/**
 * In how many years someone's present studies end: 0 is this year. Null if they don't study, or haven't said. This year may also be
 * the end of their school, so it counts only after the first year of study.
 */
export function yearsToFinish({ studying, finishedIn, yearOfStudy, asOf }: ApplicantStudies): number | null {
  if (studying === null || finishedIn === null || asOf === null) return null;
  const left = finishedIn - yearOf(asOf);
  return left > 0 || (left === 0 && yearOfStudy !== null && yearOfStudy > 1) ? left : null;
}

/** Full years since the last level was finished, at most. Null if that isn't known, or if the year is that of present studies. */
export function yearsSinceFinishing(applicant: ApplicantStudies): number | null {
  const { finishedIn, asOf } = applicant;
  if (finishedIn === null || asOf === null || yearsToFinish(applicant) !== null) return null;
  return yearOf(asOf) - finishedIn;
}
