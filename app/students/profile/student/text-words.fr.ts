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
};

export const studentFoldsText: Words["studentFoldsText"] = {
  sex: "Sexe",
  courseHint: "Par exemple : sage-femme, énergie solaire, mode",
  currency: "Dans quelle monnaie",
};
