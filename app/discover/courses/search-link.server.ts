import { readGrades } from "#app/catalogue/course-search/read-grades.ts";
import { readUtmeSubjects } from "#app/catalogue/course-search/read-utme-subjects.ts";
import { writeResults } from "#app/catalogue/courses/results-code.ts";

/**
 * A link to the course finder for a search about grades: "nursing cut off" and "courses with C plain" lead to its list,
 * "B- in maths" to the form with that grade chosen, three UTME subjects to Nigeria's list. Null for a search about
 * something else.
 */
export function coursesForSearch(text: string, isOnGrades: boolean): string | null {
  const utme = readUtmeSubjects(text, false);
  if (utme) return `/courses?${new URLSearchParams({ country: "Nigeria", utme: utme.join(".") })}`;
  if (!isOnGrades) return null;
  const { subjects } = readGrades(text);
  const search =
    subjects.size > 0
      ? new URLSearchParams({ country: "Kenya", grades: writeResults(subjects), group: "grades" })
      : new URLSearchParams({ q: text });
  return `/courses?${search}`;
}
