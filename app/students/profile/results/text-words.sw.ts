import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const resultCardText: Words["resultCardText"] = {
  year: "Mwaka",
  yearHint: "Kama unaukumbuka",
  choose: "Chagua",
  sources: "Tulikosoma jinsi hii inavyohesabiwa",
  asGpa: (gpa) => `Tumia ${gpa} kama GPA`,
  remove: (label) => `Ondoa ${label}`,
};

export const resultsFieldText: Words["resultsFieldText"] = {
  first: "Mtihani au mfumo",
  another: "Mtihani au mfumo mwingine",
  choose: "Chagua mtihani au mfumo",
  add: "Ongeza",
  addThis: "Ongeza mtihani au mfumo huu",
};

export const subjectRowsText: Words["subjectRowsText"] = {
  subject: "Somo",
  grade: "Gredi",
  subjectNumber: (number) => `Somo la ${number}`,
  gradeOf: (subject) => `Gredi ya ${subject}`,
  gradeOfNumber: (number) => `Gredi ya somo la ${number}`,
  whichSubject: "Gredi hii ni ya somo gani?",
  tooLong: (most) => `Tumia herufi zisizozidi ${most}.`,
  twice: (name) => `Umeweka ${name} mara mbili.`,
  year: (first, last) => `Andika mwaka kuanzia ${first} hadi ${last}.`,
};
