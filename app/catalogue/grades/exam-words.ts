export const examWords = {
  /** Shown in place of a subject that has no name. */
  unnamedSubject: (number: number) => `Subject ${number}`,
  oneOf: (grades: string) => `one of ${grades}`,
  number: (least: number, most: number) => `a number from ${least} to ${most}`,
  grades: (least: number, examples: string) => `at least ${least} grades like ${examples}`,
  /** "We can't read “9” as a grade of KCSE. Write one of A, A-, B+ …" */
  unreadable: (written: string, exam: string, ways: string[]) =>
    `We can't read “${written}” as a grade of ${exam}. Write ${ways.join(", or ")}.`,
};
