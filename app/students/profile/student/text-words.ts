export const foldText = {
  empty: "No answers yet",
};

export const studentFieldsText = {
  level: "Current education level",
  graduationYear: "Graduation year",
  gpa: "GPA",
  fields: "Fields of interest",
  targetCountries: "Target countries",
  yearHint: (first: number, last: number) => `From ${first} to ${last}`,
  moreCountries: "More countries",
};

export const studentFoldsText = {
  sex: "Sex",
  courseHint: "Like: midwifery, solar energy, fashion design",
  currency: "Currency",
  title: "Answer these for better matches",
  chooseCitizenship: "Choose a citizenship",
  addCitizenship: "Add a citizenship",
  chooseCountry: "Choose another country",
  addCountry: "Add another country",
  add: "Add",
  chosen: (label: string) => `${label}, chosen`,
  remove: (name: string) => `Remove ${name}`,
  score: (test: string, least: number, most: number) => `${test} score, from ${least} to ${most}`,
  range: (least: number, most: number) => `${least} to ${most}`,
};

/** What is wrong with an answer. */
export const studentProblems = {
  notInList: "Choose from the list.",
  tooMany: (most: number) => `Choose at most ${most}.`,
  noDay: "Enter a date, like 2008-03-15.",
  strangeYear: "Check the year.",
};

/** The answers of a fold in short. */
export const summaryText = {
  from: (place: string) => `from ${place}`,
  year: (year: string) => `year ${year}`,
  finishedIn: (year: string) => `finishing year: ${year}`,
  born: (day: string) => `born ${day}`,
  age: (age: string) => `${age} years old`,
  work: (years: string) => (years === "1" ? "1 year of work" : `${years} years of work`),
  noTests: "no tests",
};
