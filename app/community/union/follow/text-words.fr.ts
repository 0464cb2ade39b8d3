import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const followButtonText: Words["followButtonText"] = {
  followingStopEmails: "Suivi par e-mail : arrêter",
  followByEmail: "Suivre par e-mail",
};

export const unsubscribeText: Words["unsubscribeText"] = {
  stopTheseEmails: "Arrêter ces e-mails",
  nothingToStop: "Rien à arrêter",
  stopTheseEmails2: "Arrêter ces e-mails ?",
};
