import { isKcseGrade, kcsePoints } from "../courses/kenya/kcse.ts";
import type { Programme } from "../courses/programme.ts";
import { readGrades } from "./read-grades.ts";
import { searchProgrammes } from "./search-programmes.ts";

export interface CourseFilters {
  country: Programme["country"];
  text: string;
  field: string | null;
  region: string | null;
  level: string | null;
  isPublic: boolean | null;
}

/**
 * Programmes that match the filters and the text. If the text names a mean grade, those that require the most come
 * first.
 */
export function filterProgrammes(
  programmes: readonly Programme[],
  filters: CourseFilters,
  today: string,
): readonly Programme[] {
  const chosen = programmes.filter(
    ({ country, field, region, level, isPublic }) =>
      country === filters.country &&
      (filters.field === null || field === filters.field) &&
      (filters.region === null || region === filters.region) &&
      (filters.level === null || level === filters.level) &&
      (filters.isPublic === null || isPublic === filters.isPublic),
  );
  const { mean, rest } = readCourseText(filters);
  const found = searchProgrammes(chosen, rest, today);
  if (mean === null) return found;
  return found
    .map((programme) => ({ programme, requiredMean: requiredMeanRank(programme) }))
    .filter(({ requiredMean }) => requiredMean !== null && requiredMean <= mean)
    .toSorted((one, other) => (other.requiredMean ?? 0) - (one.requiredMean ?? 0))
    .map(({ programme }) => programme);
}

/** "Courses with C plain" is about a mean grade, not about courses with a C in their name. */
export function readCourseText({ country, text }: Pick<CourseFilters, "country" | "text">) {
  return country === "Kenya" ? readGrades(text) : { mean: null, rest: text };
}

/** The rank of the KCSE mean grade that a programme requires. Null for other exams. */
const requiredMeanRank = ({ requirement }: Programme): number | null =>
  "meanGrade" in requirement && isKcseGrade(requirement.meanGrade) ? kcsePoints(requirement.meanGrade) : null;
