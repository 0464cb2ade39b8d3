import { gradeOfRank } from "./exam-form.ts";
import type { Exam } from "./exams.ts";
import { judgeProgramme, type Standing, StudentResults, standings } from "./judge-programme.ts";
import type { Programme } from "./programme.ts";

interface BetterGrade {
  subject: string;
  /** The grade that would be one better. */
  grade: string;
  standing: Standing;
}

/** Whether the first standing is within reach, and the second is not. */
const reachable: readonly Standing[] = ["likely", "possible", "stretch", "qualified"];
export const isReachable = (standing: Standing): boolean => reachable.includes(standing);

/** One student's results with one subject one grade better, for each subject that isn't at its best. */
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

/** The subjects in which one grade more would bring a programme closer. The best outcome comes first. */
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
