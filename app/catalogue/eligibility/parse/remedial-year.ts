import type { GradeNeeded } from "#database/schema/facts.ts";
import { memoizeByObject } from "../../../shared/memoize.ts";
import type { Applicant, StudyLevel } from "../applicant.ts";

/** As entry notes of Ethiopian universities write it: "remedial programme from 33%". Null if they don't mention it. */
const lowestForRemedialYear = memoizeByObject((entry: GradeNeeded[]): number | null => {
  for (const { note } of entry) {
    const [, percent] = /remedial programme from (\d\d)%/.exec(note ?? "") ?? [];
    if (percent) return Number(percent);
  }
  return null;
});

/**
 * Whether someone below the pass mark may do a year before the degree. The threshold changes each year, so the answer
 * is never certain.
 */
export function mayDoRemedialYear(
  entry: GradeNeeded[],
  level: StudyLevel,
  { standing }: Pick<Applicant, "standing">,
): boolean {
  if (level !== "undergraduate" || standing.percent === null) return false;
  const lowest = lowestForRemedialYear(entry);
  return lowest !== null && standing.percent >= lowest;
}
