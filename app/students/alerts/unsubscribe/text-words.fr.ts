import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const unsubscribeText: Words["unsubscribeText"] = {
  expired: "Ce lien ne marche plus",
  title: "Arrêter ces e-mails",
  undo: "C’était une erreur : les renvoyer",
};
