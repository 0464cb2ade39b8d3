import { finishedLevels } from "#database/schema/lists.ts";
import { memoizeByObject } from "../../shared/memoize.ts";
import type { Applicant, StudyLevel } from "./applicant.ts";
import { compareWithMinimum, type MinimumOutcome } from "./grade-thresholds.ts";
import type { GradeMeasure } from "./parse/parse-minimum.ts";

/** The lowest results that universities at home accept for a degree. Studies abroad may begin with a foundation year. */
const leastForDegree = { kcse: 7, credits: 10, principalPasses: 2, aggregate: 36, percent: 50 } as const;

export interface GradeComparison {
  measure: GradeMeasure;
  least: number;
  outcome: MinimumOutcome;
}

export const hasDiploma = ({ finished }: Pick<Applicant, "finished">): boolean =>
  finished !== null && finishedLevels.indexOf(finished) >= finishedLevels.indexOf("vocational");

/** The first result of a school leaver that is too low for a degree at home. Returns null if another one is enough, or none is known. */
export const belowDegree = memoizeByObject((applicant: Applicant): GradeComparison | null => {
  if (hasDiploma(applicant) || applicant.studying !== null) return null;
  const known = (Object.entries(leastForDegree) as [GradeMeasure, number][])
    .map(([measure, least]) => ({
      ...{ measure, least },
      outcome: compareWithMinimum(measure, least, applicant.standing),
    }))
    .filter(({ outcome }) => outcome !== null);
  return known.every(({ outcome }) => outcome === "below") ? (known[0] ?? null) : null;
});

/** The levels to look for at colleges: with results that are too low for a wanted degree, a diploma comes first. */
export const levelsAtColleges = memoizeByObject((applicant: Applicant): StudyLevel[] =>
  isDiplomaFirst(applicant) ? ["vocational", ...applicant.wants] : applicant.wants,
);

export const isDiplomaFirst = (applicant: Applicant): boolean =>
  applicant.wants.includes("undergraduate") &&
  !applicant.wants.includes("vocational") &&
  belowDegree(applicant) !== null;
