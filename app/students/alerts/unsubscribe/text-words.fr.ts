import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const unsubscribeText: Words["unsubscribeText"] = {
  thisLinkNoLonger: "Ce lien ne marche plus",
  stopTheseEmails: "Arrêter ces e-mails",
  thatWasAMistake: "C’était une erreur : les renvoyer",
};
