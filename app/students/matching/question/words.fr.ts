import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const questionWords: Words["questionWords"] = {
  sentence: (fact, count, isWithThem) =>
    isWithThem
      ? `Dites-nous ${fact} pour ${count} de ces offres.`
      : `Dites-nous ${fact} pour ${count} des offres où il manque une réponse.`,
  kept: "Nous l’enregistrons dans votre profil, où vous pouvez le changer.",
  keep: "Enregistrer ma réponse",
  keeping: "Enregistrement…",
  answered: { title: "Réponse enregistrée", detail: "Votre profil et vos opportunités sont à jour." },
  notAnswered: "Sans réponse",
  lookAgain: "Vérifiez votre réponse.",
  empty: "Répondez d’abord à cette question.",
};
