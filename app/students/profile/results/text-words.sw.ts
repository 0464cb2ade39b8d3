import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const resultCardText: Words["resultCardText"] = {
  year: "Mwaka",
  ifYouRememberIt: "Kama unaukumbuka",
  choose: "Chagua",
};

export const resultsFieldText: Words["resultsFieldText"] = {
  examOrScale: "Mtihani au mfumo",
  anotherExamOrScale: "Mtihani au mfumo mwingine",
  chooseAnExamOr: "Chagua mtihani au mfumo",
};
