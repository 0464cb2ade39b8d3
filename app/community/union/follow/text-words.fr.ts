import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const followButtonText: Words["followButtonText"] = {
  unfollow: "Suivi par e-mail : arrêter",
  follow: "Suivre par e-mail",
};

export const unsubscribeText: Words["unsubscribeText"] = {
  stop: "Arrêter ces e-mails",
  nothingToStop: "Rien à arrêter",
  question: "Arrêter ces e-mails ?",
  about: (title) => `À propos de la discussion : ${title}`,
  stopThread: "Arrêter les e-mails de cette discussion",
  noEmails: "Vous ne recevez pas d’e-mails sur cette discussion, ou le lien est incomplet.",
};
