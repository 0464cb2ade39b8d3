import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./heart-words.ts";

type Words = Translation<typeof english>;

export const heartWords: Words["heartWords"] = {
  save: (title) => `Enregistrer : ${title}`,
  remove: (title) => `Retirer de ma liste : ${title}`,
};
