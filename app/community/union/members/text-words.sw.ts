import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const nameText: Words["nameText"] = {
  title: "Jina lako la kuonyeshwa",
  displayName: "Jina la kuonyeshwa",
  country: "Nchi",
  chooseACountry: "Chagua nchi",
  saving: "Inahifadhi...",
};
