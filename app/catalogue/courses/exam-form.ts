interface SubjectGroup {
  name: string;
  subjects: readonly { code: string; name: string }[];
  /** Subjects that are shown without a tap: nearly everyone has some of these. */
  isOpen: boolean;
}

/** What a form shows of an exam: its grades, best first, and its subjects. */
export interface ExamForm {
  name: string;
  grades: readonly string[];
  /** Grades as people paste them. */
  example: string;
  groups: readonly SubjectGroup[];
  /** Nigeria: admission also depends on three subjects of another exam. */
  asksUtme: boolean;
}

type ExamGrades = Pick<ExamForm, "grades">;

/** The rank of a grade: the higher the better, 1 for the lowest. */
export const rankOfGrade = ({ grades }: ExamGrades, grade: string): number =>
  grades.length - grades.indexOf(grade);

/** Undefined above the best grade. */
export const gradeOfRank = ({ grades }: ExamGrades, rank: number): string | undefined =>
  grades[grades.length - rank];

/** The ranks of the grades that a form has for each subject. */
export function chosenRanks(
  exam: Pick<ExamForm, "grades" | "groups">,
  gradeOf: (subject: string) => unknown,
): Map<string, number> {
  const subjects = exam.groups.flatMap((group) => group.subjects.map(({ code }) => code));
  return new Map(
    subjects.flatMap((code): [string, number][] => {
      const grade = gradeOf(code);
      return typeof grade === "string" && exam.grades.includes(grade)
        ? [[code, rankOfGrade(exam, grade)]]
        : [];
    }),
  );
}
