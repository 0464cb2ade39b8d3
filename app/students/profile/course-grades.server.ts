import { eq } from "drizzle-orm";
import { rankOfGrade } from "#app/catalogue/courses/exam-form.ts";
import { type Exam, exams } from "#app/catalogue/courses/exams.ts";
import { findSubject } from "#app/catalogue/courses/subject-by-name.ts";
import type { Database } from "#database/database.ts";
import type { Result } from "#database/schema/about-student.ts";
import { profiles } from "#database/schema/index.ts";
import type { courseCountries } from "#database/schema/lists.ts";

type CourseCountry = (typeof courseCountries)[number];

const systems: Record<CourseCountry, Result["system"]> = {
  Kenya: "kcse",
  Nigeria: "wassce",
  Ghana: "wassce",
};

/** The subject grades of a member's profile, as the course finder reads them. Empty if the profile has none. */
export async function findCourseGrades(
  db: Database,
  userId: string,
  country: CourseCountry,
): Promise<Map<string, number>> {
  const [profile] = await db
    .select({ results: profiles.results })
    .from(profiles)
    .where(eq(profiles.userId, userId));
  return gradesOfResults(profile?.results ?? [], country);
}

/** The better grade of each subject, if there are two sittings. Mock exams don't count. */
export function gradesOfResults(results: readonly Result[], country: CourseCountry): Map<string, number> {
  const exam: Exam = exams[country];
  const subjects = exam.groups.flatMap((group) => group.subjects);
  const ranks = new Map<string, number>();
  for (const { system, subjects: gradesBySubject, isFinal } of results) {
    if (system !== systems[country] || !isFinal) continue;
    for (const [name, grade] of Object.entries(gradesBySubject)) {
      const code = codeOf(subjects, name, country);
      if (!code || !exam.grades.includes(grade)) continue;
      ranks.set(code, Math.max(ranks.get(code) ?? 0, rankOfGrade(exam, grade)));
    }
  }
  // In the order of the form, so that the same grades always give the same URL.
  return new Map(
    subjects.flatMap(({ code }): [string, number][] => {
      const rank = ranks.get(code);
      return rank === undefined ? [] : [[code, rank]];
    }),
  );
}

/** In Ghana, plain "Mathematics" is the core subject. */
const codeOf = (subjects: Parameters<typeof findSubject>[0], name: string, country: CourseCountry) =>
  country === "Ghana" && /^math/i.test(name.trim()) ? "CMT" : findSubject(subjects, name);
