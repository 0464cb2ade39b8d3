import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const resultCardText: Words["resultCardText"] = {
  year: "Année",
  ifYouRememberIt: "Si vous vous en souvenez",
  choose: "Choisissez",
};

export const resultsFieldText: Words["resultsFieldText"] = {
  examOrScale: "Examen ou échelle",
  anotherExamOrScale: "Un autre examen ou une autre échelle",
  chooseAnExamOr: "Choisissez un examen ou une échelle",
};
