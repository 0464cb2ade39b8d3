import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const reportText: Words["reportText"] = {
  title: "Signaler un message",
  reason: "Quel est le problème ?",
  chooseAReason: "Choisissez une raison",
  note: "Ce qu’un modérateur devrait savoir",
  intro: "Un modérateur va le lire. La personne qui l’a écrit ne saura pas qui l’a signalé.",
  back: "Retour à la discussion",
  send: "Signaler",
};
