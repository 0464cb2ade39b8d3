import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const dataText: Words["dataText"] = {
  title: "Vos données",
};

export const deleteText: Words["deleteText"] = {
  title: "Supprimer mon compte",
  yourData: "Vos données",
};

export const guardianFormText: Words["guardianFormText"] = {
  email: "L’adresse e-mail de votre parent ou tuteur légal",
};

export const guardianText: Words["guardianText"] = {
  expired: "Ce lien ne marche plus",
  title: "L’accord d’un parent ou tuteur légal",
  withdraw: "Je retire mon accord",
  refuse: "Je ne suis pas d’accord",
};

export const privacyText: Words["privacyText"] = {
  title: "Vie privée",
  description:
    "Ce que Fursa sait de vous, pourquoi, combien de temps, et ce que vous pouvez faire. En mots simples.",
};
