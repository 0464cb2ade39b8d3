import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const confirmText: Words["confirmText"] = {
  expired: "Ce lien ne marche plus",
  title: "La lettre d’information du lundi",
};

export const newsletterText: Words["newsletterText"] = {
  title: "La lettre d’information du lundi",
  email: "Adresse e-mail",
  trap: "Laissez ce champ vide",
  sending: "Envoi…",
};
