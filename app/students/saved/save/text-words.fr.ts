import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const heartText: Words["heartText"] = {
  failed: "Non ajouté",
  tryAgain: "Réessayez.",
  saved: "Dans ma liste",
  save: "Enregistrer",
};
