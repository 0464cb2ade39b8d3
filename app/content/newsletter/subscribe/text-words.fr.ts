import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const confirmText: Words["confirmText"] = {
  expired: "Ce lien ne marche plus",
  title: "La lettre d’information du lundi",
  pageTitle: "Confirmer la lettre d’information",
  intro: "Un clic, et elle arrive chaque lundi.",
  expiredHint: "Il est trop ancien ou incomplet. Vous pouvez en demander un nouveau.",
  again: "Redemander",
};

export const newsletterText: Words["newsletterText"] = {
  title: "La lettre d’information du lundi",
  email: "Adresse e-mail",
  trap: "Laissez ce champ vide",
  sending: "Envoi…",
  send: "Recevoir la lettre d’information",
  promise:
    "Nous envoyons d’abord un lien à confirmer. Votre adresse ne sert à rien d’autre. Si vous avez un compte, activez-la dans votre profil.",
};
