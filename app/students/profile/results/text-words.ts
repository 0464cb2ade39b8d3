export const resultCardText = {
  year: "Year",
  yearHint: "If you remember it",
  choose: "Choose",
  sources: "Sources for this conversion",
  asGpa: (gpa: number) => `Use ${gpa} as GPA`,
  remove: (label: string) => `Remove ${label}`,
};

export const resultsFieldText = {
  first: "Exam or scale",
  another: "Another exam or scale",
  choose: "Choose an exam or a scale",
  add: "Add",
  addThis: "Add this exam or scale",
};

/** The rows of subjects and grades. */
export const subjectRowsText = {
  subject: "Subject",
  grade: "Grade",
  subjectNumber: (number: number) => `Subject ${number}`,
  gradeOf: (subject: string) => `Grade of ${subject}`,
  gradeOfNumber: (number: number) => `Grade of subject ${number}`,
  whichSubject: "Which subject is this grade for?",
  tooLong: (most: number) => `Use at most ${most} characters.`,
  twice: (name: string) => `You added ${name} twice.`,
  year: (first: number, last: number) => `Enter a year from ${first} to ${last}.`,
};
