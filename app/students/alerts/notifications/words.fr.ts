import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const notificationWords: Words["notificationWords"] = {
  closes: (title, days) => `${title} ferme ${days}`,
  usuallyCloses: (title, days) => `${title} ferme d’habitude ${days}`,
  deadlines: (count) => `${count} dates limites de votre liste sont proches`,
  saved: "C’est dans votre liste sur Fursa.",
  savedAs: (verdict) => `${verdict}. C’est dans votre liste sur Fursa.`,
  answer: (title) => `Nouvelle réponse : ${title}`,
  answers: (count) => `Nouvelles réponses à ${count} de vos questions`,
  read: "Lisez-la dans l’Entraide étudiante.",
  more: (count) => `et ${count} de plus`,
};
