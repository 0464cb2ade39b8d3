import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const childFieldsText: Words["childFieldsText"] = {
  name: "Unavyomwita mtoto wako",
  nameHint: "Jina la kwanza au la utani linatosha.",
  country: "Nchi",
  chooseACountry: "Chagua nchi",
};

export const childText: Words["childText"] = {
  saving: "Inahifadhi...",
  save: "Hifadhi",
  circumstancesOf: (name) => `Hali ya ${name}`,
  remove: (name) => `Ondoa ${name}`,
};
