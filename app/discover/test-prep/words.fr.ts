import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const testPrepWords: Words["testPrepWords"] = {
  title: "Préparer les tests",
  intro: "Des exercices gratuits pour les tests que demandent les universités et les bourses.",
  description:
    "De l’entraînement gratuit et officiel pour SAT, IELTS, TOEFL, GRE, KCSE, WASSCE et d’autres tests que demandent les universités et les bourses.",
  empty: "Pas encore de matériel pour préparer les tests.",
  emptyHint: "Lire nos conseils pour les candidatures",
  open: "Ouvrir",
  count: (resources) => (resources < 2 ? `${resources} ressource` : `${resources} ressources`),
};
