import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const nameText: Words["nameText"] = {
  title: "Votre nom affiché",
  displayName: "Nom affiché",
  country: "Pays",
  chooseACountry: "Choisissez un pays",
  saving: "Enregistrement…",
};
