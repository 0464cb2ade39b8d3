import { gradeOfRank } from "./exam-form.ts";
import type { Exam } from "./exams.ts";
import { type CourseStanding, judgeProgramme, StudentResults, standings } from "./judge-programme.ts";
import type { Programme } from "./programme.ts";

interface BetterGrade {
  subject: string;
  /** The next better grade. */
  grade: string;
  standing: CourseStanding;
}

/** Whether the first standing is within reach, and the second is not. */
const reachable: readonly CourseStanding[] = ["likely", "possible", "stretch", "qualified"];
export const isReachable = (standing: CourseStanding): boolean => reachable.includes(standing);

/** What one better grade brings within reach. */
interface OpenedProgrammes extends Pick<BetterGrade, "subject" | "grade"> {
  student: StudentResults;
  programmes: readonly Programme[];
}

/** A student's results with one subject one grade better, for each subject that isn't at its best. */
function* oneGradeBetter(exam: Exam, student: StudentResults) {
  for (const [subject, rank] of student.ranks) {
    const grade = gradeOfRank(exam, rank + 1);
    if (grade === undefined) continue;
    const ranks = new Map(student.ranks).set(subject, rank + 1);
    yield {
      subject,
      grade,
      student: new StudentResults(student.country, ranks, {
        utmeSubjects: student.utmeSubjects,
        officialPoints: student.officialPoints,
      }),
    };
  }
}

/** The subjects in which one better grade would bring a programme closer. The best outcome comes first. */
export function findBetterGrades(
  programme: Programme,
  exam: Exam,
  student: StudentResults,
  latestYear: number,
): BetterGrade[] {
  const now = standings.indexOf(judgeProgramme(programme, student, latestYear).standing);
  return [...oneGradeBetter(exam, student)]
    .map(({ subject, grade, student: better }) => ({
      subject,
      grade,
      standing: judgeProgramme(programme, better, latestYear).standing,
    }))
    .filter(({ standing }) => standings.indexOf(standing) < now && isReachable(standing))
    .sort((one, other) => standings.indexOf(one.standing) - standings.indexOf(other.standing));
}

/**
 * For each subject: the programmes that are out of reach now, and within reach with one better grade. Most programmes
 * first.
 */
export function listOpened(
  programmes: readonly Programme[],
  exam: Exam,
  student: StudentResults,
  latestYear: number,
): OpenedProgrammes[] {
  const isOpenTo = (one: StudentResults) => (programme: Programme) =>
    isReachable(judgeProgramme(programme, one, latestYear).standing);
  const closed = programmes.filter((programme) => {
    const { standing, missing } = judgeProgramme(programme, student, latestYear);
    // No grade helps where a UTME subject is missing.
    return !isReachable(standing) && missing.every(({ kind }) => kind !== "utme");
  });
  return [...oneGradeBetter(exam, student)]
    .map((better) => ({ ...better, programmes: closed.filter(isOpenTo(better.student)) }))
    .filter((better) => better.programmes.length > 0)
    .sort((one, other) => other.programmes.length - one.programmes.length);
}
