import type { SelectChoice } from "#app/shared/ui/fields/select-choices.ts";
import type { finishedLevels, studyLevels } from "#database/schema/lists.ts";

export const askWords = {
  yes: "Yes",
  no: "No",
  citizenships: "Which country are you a citizen of?",
  residence: "Where do you live?",
  region: "Your county, state or region",
  sex: "Are you a woman or a man?",
  aWoman: "A woman",
  aMan: "A man",
  age: "How old are you?",
  finished: "What have you finished?",
  currentEducationLevel: "What do you study now?",
  wantedLevels: "What do you want to study next?",
  fieldsOfInterest: "What field?",
  workYears: "How many years have you worked?",
  institution: "Which school, college or university do you study at, or have a place at?",
  yearOfStudy: "Which year of study are you in?",
  yearName: (year: number) => (year === 6 ? "Year 6 or later" : `Year ${year}`),
  schoolClass: "Which class are you in?",
  schoolClassHint: "For example Form 4, Grade 12 or SS 3",
  finishedIn: "In which year did you finish, or will you finish?",
  origin: "Which county, state or region does your family come from?",
  system: "Which exam or grading scale?",
  result: "Your result, exactly as written",
  resultHint: "For example C+, 3.72 or 312",
  meanGrade: "What was your KCSE mean grade?",
  /** "IB Diploma: Total points" */
  ofExam: (exam: string, what: string) => `${exam}: ${what}`,
  grades: "Your grades",
  gradesHint: (subjects: string) => `In one line: ${subjects}, and so on`,
  test: "Which test have you taken?",
  noTest: "None yet",
  testScore: "What was your score?",
  refugee: "Are you a refugee or seeking asylum?",
  disability: "Do you live with a disability?",
  lowIncome: "Would your family struggle to pay for your studies?",
  orphan: "Have you lost one or both parents?",
  anotherCountry: "Another country",
  chooseSystem: "Choose the exam or grading scale too.",
};

export const finishedNames: Record<(typeof finishedLevels)[number], string> = {
  none: "No school yet",
  primary: "Primary school",
  secondary: "Secondary school",
  vocational: "A certificate or diploma",
  undergraduate: "A first degree",
  graduate: "A master's degree",
};

export const studyNames: Record<(typeof studyLevels)[number], string> = {
  high_school: "Secondary school",
  vocational: "A certificate or diploma",
  undergraduate: "A first degree",
  graduate: "A master's degree",
  doctorate: "A doctorate",
  short_course: "A short course",
};

export const yesOrNo = (): SelectChoice[] => [
  { value: "yes", label: askWords.yes },
  { value: "no", label: askWords.no },
];
