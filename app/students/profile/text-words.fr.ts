import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const profileFieldsText: Words["profileFieldsText"] = {
  role: "Je suis",
  fullName: "Nom complet",
  email: "Adresse e-mail",
  phone: "Téléphone",
  optional: "Facultatif",
  country: "Pays",
  chooseYourCountry: "Choisissez votre pays",
  age: "Âge",
  choose: "Choisissez",
  ageHint:
    "Facultatif. Avant 18 ans, un parent ou tuteur légal doit donner son accord pour la lettre d’information.",
  newsletter: "Lettre d’information du lundi",
  alerts: "Alertes par e-mail",
};
