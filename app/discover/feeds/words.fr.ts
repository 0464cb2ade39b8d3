import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const feedWords: Words["feedWords"] = {
  title: "Nouvelles bourses sur Fursa",
  subtitle:
    "Les bourses pour les élèves et étudiants du Kenya, du Nigeria, du Ghana, d’Éthiopie et d’Ouganda, les plus récentes d’abord.",
  closes: (day) => `Ferme le ${day}`,
  usuallyCloses: (day) => `Ferme d’habitude le ${day}`,
};
