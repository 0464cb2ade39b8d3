import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const confirmText: Words["confirmText"] = {
  thisLinkNoLonger: "Ce lien ne marche plus",
  theMondayNewsletter: "La lettre d’information du lundi",
};

export const newsletterText: Words["newsletterText"] = {
  theMondayNewsletter: "La lettre d’information du lundi",
  email: "Adresse e-mail",
  leaveThisEmpty: "Laissez ce champ vide",
  sending: "Envoi…",
};
