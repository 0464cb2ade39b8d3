import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./reason-words.ts";

type Words = Translation<typeof english>;

export const reasonWords: Words["reasonWords"] = {
  ownField: (fields) => `votre domaine (${fields})`,
  everyField: "ouvert à tous les domaines",
  countries: (countries) => `dans votre liste de pays : ${countries}`,
  level: "votre niveau",
  gpa: "votre moyenne (GPA) suffit",
  noGpa: "aucune moyenne (GPA) demandée",
  budget: "le coût est indiqué",
  duration: (duration) => `durée : ${duration}`,
};
