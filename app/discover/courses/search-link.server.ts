import { readGrades } from "#app/catalogue/course-search/read-grades.ts";
import { writeResults } from "#app/catalogue/courses/results-code.ts";

/**
 * The course finder for a search about grades: "nursing cut off" and "courses with C plain" lead to its list, "B- in maths" to the
 * form with that grade chosen.
 */
export function coursesForSearch(text: string): string {
  const { subjects } = readGrades(text);
  const search =
    subjects.size > 0
      ? new URLSearchParams({ country: "Kenya", grades: writeResults(subjects), group: "grades" })
      : new URLSearchParams({ q: text });
  return `/courses?${search}`;
}
