import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const childFieldsText: Words["childFieldsText"] = {
  name: "Comment vous appelez votre enfant",
  nameHint: "Un prénom ou un surnom suffit.",
  country: "Pays",
  chooseACountry: "Choisissez un pays",
};

export const childText: Words["childText"] = {
  saving: "Enregistrement…",
  save: "Enregistrer",
  circumstancesOf: (name) => `Situation de ${name}`,
  remove: (name) => `Retirer ${name}`,
};
