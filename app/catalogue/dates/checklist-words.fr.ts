import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./checklist-words.ts";

type Words = Translation<typeof english>;

export const checklistWords: Words["checklistWords"] = {
  askReferees: (count) =>
    count < 2 ? "Demander une lettre de recommandation" : `Demander ${count} lettres de recommandation`,
  writeEssay: "Rédiger les textes demandés",
  send: "Envoyer la candidature",
  by: "avant le",
  now: "maintenant",
  countedFrom: (day) => `Ces dates sont calculées à partir de la date limite, le ${day}.`,
  countedFromUsual: (day) =>
    `Ces dates sont calculées à partir de la date limite habituelle, le ${day}. Celle de cette année peut être différente.`,
  monthOnly: (month) =>
    `Cela ferme d’habitude en ${month}. Le jour n’est pas encore annoncé, donc les étapes n’ont pas de date.`,
};
