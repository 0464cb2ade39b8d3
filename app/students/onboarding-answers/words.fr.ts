import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const savedAnswersWords: Words["savedAnswersWords"] = {
  kept: {
    title: "Profil créé !",
    detail:
      "Nous l’avons rempli avec vos réponses. Nous vous écrivons quand une nouvelle offre vous convient, et le lundi avec la lettre d’information. Vous pouvez arrêter l’un ou l’autre dans votre profil.",
  },
  "has a profile": {
    title: "Votre profil n’a pas changé",
    detail: "Vous en aviez déjà un, nous ne l’avons donc pas changé. Vos opportunités en viennent.",
  },
};
