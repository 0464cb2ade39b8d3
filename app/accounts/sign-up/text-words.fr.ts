import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const resendText: Words["resendText"] = {
  title: "Confirmez votre adresse e-mail",
  intro: "Écrivez l’adresse e-mail de votre compte. Nous renvoyons le lien de confirmation.",
  send: "Renvoyer le lien",
};

export const confirmText: Words["confirmText"] = {
  failed: "L’adresse e-mail n’est pas confirmée",
};
