import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const resultCardText: Words["resultCardText"] = {
  year: "Mwaka",
  yearHint: "Kama unaukumbuka",
  choose: "Chagua",
};

export const resultsFieldText: Words["resultsFieldText"] = {
  first: "Mtihani au mfumo",
  another: "Mtihani au mfumo mwingine",
  choose: "Chagua mtihani au mfumo",
};
