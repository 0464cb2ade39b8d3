import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const resultCardText: Words["resultCardText"] = {
  year: "Année",
  yearHint: "Si vous vous en souvenez",
  choose: "Choisissez",
  sources: "Où nous avons lu comment cela compte",
  asGpa: (gpa) => `Utiliser ${gpa} comme GPA`,
  remove: (label) => `Retirer : ${label}`,
};

export const resultsFieldText: Words["resultsFieldText"] = {
  first: "Examen ou échelle",
  another: "Un autre examen ou une autre échelle",
  choose: "Choisissez un examen ou une échelle",
  add: "Ajouter",
  addThis: "Ajouter cet examen ou cette échelle",
};

export const subjectRowsText: Words["subjectRowsText"] = {
  subject: "Matière",
  grade: "Note",
  subjectNumber: (number) => `Matière ${number}`,
  gradeOf: (subject) => `Note en ${subject}`,
  gradeOfNumber: (number) => `Note de la matière ${number}`,
  whichSubject: "De quelle matière est cette note ?",
  tooLong: (most) => `${most} caractères au plus.`,
  twice: (name) => `Vous avez mis ${name} deux fois.`,
  year: (first, last) => `Écrivez une année de ${first} à ${last}.`,
};
