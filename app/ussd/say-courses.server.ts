import { filterProgrammes } from "#app/catalogue/course-search/filter-programmes.ts";
import { readGrades } from "#app/catalogue/course-search/read-grades.ts";
import { gradeOfRank } from "#app/catalogue/courses/exam-form.ts";
import { exams } from "#app/catalogue/courses/exams.ts";
import { readProgrammes } from "#app/catalogue/courses/read-programmes.server.ts";
import type { Database } from "#database/database.ts";
import { screenWords as words } from "./words.ts";

/**
 * The answer to "nursing B-" in a few lines: how many courses a KCSE mean grade is enough for, and which cut-offs they had. Null if
 * the text names no mean grade or no course.
 */
export async function coursesInWords(db: Database, typed: string, today: string): Promise<string[] | null> {
  // A star stands for a space on a keypad.
  const text = typed.replaceAll("*", " ").slice(0, 80);
  const { mean, rest } = readGrades(text);
  const grade = mean === null ? undefined : gradeOfRank(exams.Kenya, mean);
  if (!grade || !/\p{L}{3}/u.test(rest)) return null;
  const { programmes, latestYear } = await readProgrammes(db, "Kenya");
  const filters = { country: "Kenya", field: null, region: null, level: null, isPublic: null } as const;
  const named = filterProgrammes(programmes, { ...filters, text: rest }, today);
  if (named.length === 0 || named.length === programmes.length) return null;
  const open = filterProgrammes(programmes, { ...filters, text }, today);
  const degrees = open.filter(({ level }) => level === "degree");
  const points = degrees.flatMap(({ cutoffs }) =>
    cutoffs.filter(({ year, tookEveryone }) => year === latestYear && !tookEveryone).map((one) => one.points),
  );
  return [
    words.coursesFor(rest, grade),
    ...(degrees.length > 0 ? [words.degrees(degrees.length)] : [words.noDegree]),
    ...(points.length > 0 ? [words.cutoffs(latestYear, Math.min(...points), Math.max(...points))] : []),
    ...(open.length > degrees.length ? [words.lower(open.length - degrees.length)] : []),
  ];
}
