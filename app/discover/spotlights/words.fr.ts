import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const spotlightWords: Words["spotlightWords"] = {
  readOn: "Lire la suite",
  title: "À la une",
  student: "Portrait d’étudiant",
  school: "Portrait d’école",
  visit: "Voir cette école",
};
