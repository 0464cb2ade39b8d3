import type { QuestionField } from "#app/catalogue/eligibility/judgement.ts";

/** The reader: the student, or a parent. */
export type About = "you" | "child";

/** A fact about a student that an opportunity can ask for. */
export type Fact = Exclude<QuestionField, "refugee" | "disability" | "lowIncome" | "orphan" | "results">;

export const askedFor: Record<About, Record<Fact, string>> = {
  you: {
    citizenships: "your citizenship",
    residence: "where you live",
    region: "your county, state or region",
    sex: "whether you are a woman or a man",
    bornOn: "your age",
    finished: "what you have finished",
    currentEducationLevel: "what you study now",
    wantedLevels: "what you want to study next",
    fieldsOfInterest: "your field",
    tests: "which test you have taken",
    workYears: "how long you have worked",
    institution: "where you study",
    yearOfStudy: "your year of study",
    schoolClass: "which class you are in",
    finishedIn: "the year you finished or will finish",
    origin: "where your family comes from",
  },
  child: {
    citizenships: "your child's citizenship",
    residence: "where your child lives",
    region: "your child's county, state or region",
    sex: "whether your child is a girl or a boy",
    bornOn: "your child's age",
    finished: "what your child has finished",
    currentEducationLevel: "what your child studies now",
    wantedLevels: "what your child wants to study next",
    fieldsOfInterest: "your child's field",
    tests: "which test your child has taken",
    workYears: "how long your child has worked",
    institution: "where your child studies",
    yearOfStudy: "your child's year of study",
    schoolClass: "which class your child is in",
    finishedIn: "the year your child finished or will finish",
    origin: "where your family comes from",
  },
};

/** "your KCSE grade: it decides", "where you live: it decides". */
export const decidingWords = {
  fact: (fact: string) => `${fact}: it decides`,
  degree: { you: "your degree result: it decides", child: "your child's degree result: it decides" },
  grade: {
    you: (exam: string) => `your ${exam} grade: it decides`,
    child: (exam: string) => `your child's ${exam} grade: it decides`,
  },
  grades: {
    you: (exam: string) => `your ${exam} grades: they decide`,
    child: (exam: string) => `your child's ${exam} grades: they decide`,
  },
  score: {
    you: (exam: string) => `your ${exam} score: it decides`,
    child: (exam: string) => `your child's ${exam} score: it decides`,
  },
};

/** Short labels, since the sentence above names the person. */
export const shortLabels: Readonly<Record<string, string>> = {
  citizenships: "Citizenship",
  residence: "Country",
  region: "County, state or region",
  sex: "Sex",
  age: "Age",
  finished: "Finished",
  currentEducationLevel: "Studies now",
  wantedLevels: "Next studies",
  fieldsOfInterest: "Field",
  test: "Test",
  testScore: "Score",
  workYears: "Years of work",
  institution: "School or university",
  yearOfStudy: "Year of study",
  schoolClass: "Class",
  finishedIn: "Year of finishing",
  origin: "Family from",
  system: "Exam or scale",
};
