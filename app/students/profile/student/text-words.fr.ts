import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const foldText: Words["foldText"] = {
  empty: "Rien d’indiqué pour le moment",
};

export const studentFieldsText: Words["studentFieldsText"] = {
  level: "Niveau d’études actuel",
  graduationYear: "Année de fin d’études",
  gpa: "GPA (moyenne sur 4)",
  fields: "Domaines qui m’intéressent",
  targetCountries: "Pays souhaités",
  yearHint: (first, last) => `De ${first} à ${last}`,
  moreCountries: "Plus de pays",
};

export const studentFoldsText: Words["studentFoldsText"] = {
  sex: "Sexe",
  courseHint: "Par exemple : sage-femme, énergie solaire, mode",
  currency: "Monnaie",
  title: "Répondez pour avoir de meilleures opportunités",
  chooseCitizenship: "Choisissez une nationalité",
  addCitizenship: "Ajouter une nationalité",
  chooseCountry: "Choisissez un autre pays",
  addCountry: "Ajouter un autre pays",
  add: "Ajouter",
  chosen: (label) => `${label} : choix`,
  remove: (name) => `Retirer : ${name}`,
  score: (test, least, most) => `Score ${test}, de ${least} à ${most}`,
  range: (least, most) => `${least} à ${most}`,
};

export const studentProblems: Words["studentProblems"] = {
  notInList: "Choisissez dans la liste.",
  tooMany: (most) => `${most} choix au plus.`,
  noDay: "Écrivez une date, comme 2008-03-15.",
  strangeYear: "Vérifiez l’année.",
};

export const summaryText: Words["summaryText"] = {
  from: (place) => `origine : ${place}`,
  year: (year) => `année d’études : ${year}`,
  finishedIn: (year) => `fin d’études : ${year}`,
  born: (day) => `date de naissance : ${day}`,
  age: (age) => `${age} ans`,
  work: (years) => (years === "1" ? "1 an de travail" : `${years} ans de travail`),
  noTests: "aucun test",
};
