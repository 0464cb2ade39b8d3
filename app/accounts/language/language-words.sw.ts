import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./language-words.ts";

type Words = Translation<typeof english>;

export const memberLanguageWords: Words["memberLanguageWords"] = {
  title: "Lugha",
  label: "Lugha ya barua pepe na arifa",
  save: "Hifadhi lugha",
  saved: { title: "Lugha imehifadhiwa", detail: "Barua pepe na arifa zitakuja kwa lugha hii." },
};
