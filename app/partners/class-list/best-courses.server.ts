import { setImmediate as nextTurn } from "node:timers/promises";
import { exams } from "#app/catalogue/courses/exams.ts";
import { judgeAll } from "#app/catalogue/courses/judge-all.ts";
import { type CourseStanding, StudentResults } from "#app/catalogue/courses/judge-programme.ts";
import { readProgrammes } from "#app/catalogue/courses/read-programmes.server.ts";
import { parseResults } from "#app/catalogue/courses/results-code.ts";
import { standingWords } from "#app/catalogue/courses/words.ts";
import { asViewer, type Viewer } from "#database/viewer.ts";
import type { Student, SubjectGrades } from "./parse-student.ts";
import { mostNamed } from "./rules.ts";
import { courseWords } from "./verdict-words.ts";

export interface NamedCourse {
  title: string;
  /** "Likely", "Possible" and so on. */
  standing: string;
  /** The course with the student's grades in its URL. */
  path: string;
}

const standingInWords = (standing: CourseStanding) =>
  standing === "qualified" ? courseWords.qualified : standingWords[standing].title;

const reachable = ["likely", "possible", "stretch", "qualified"];

/** The best courses by subject grades, for each student who gives them: those of the student's fields, or of any if there are none. */
export async function listBestCourses(
  viewer: Viewer,
  students: ReadonlyMap<string, Student>,
): Promise<Map<string, NamedCourse[]>> {
  const best = new Map<string, NamedCourse[]>();
  for (const [key, { subjectGrades, fields }] of students) {
    if (!subjectGrades) continue;
    best.set(key, await bestFor(viewer, subjectGrades, fields));
    // Yields to other requests, since each row is compared with thousands of programmes.
    await nextTurn();
  }
  return best;
}

async function bestFor(viewer: Viewer, { country, grades }: SubjectGrades, fields: readonly string[]) {
  const { programmes, latestYear } = await asViewer(viewer, (db) => readProgrammes(db, country));
  const exam = exams[country];
  const ranks = parseResults(grades, exam.isSubject, exam.grades.length);
  const student = new StudentResults(country, ranks, { utmeSubjects: [...ranks.keys()] });
  if (country === "Kenya" && !student.mean) return [];
  const reached = judgeAll(programmes, student, latestYear).filter(
    ({ judgement }) => judgement && reachable.includes(judgement.standing),
  );
  const inField = reached.filter(({ programme: { field } }) => field !== null && fields.includes(field));
  const search = new URLSearchParams({ country, grades });
  return (inField.length > 0 ? inField : reached)
    .slice(0, mostNamed)
    .map(({ programme: { id, name, institution }, judgement }) => ({
      title: [name, institution].filter(Boolean).join(", "),
      standing: standingInWords(judgement?.standing ?? "unknown"),
      path: `/courses/${id}?${search}`,
    }));
}
