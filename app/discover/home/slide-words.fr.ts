import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./slide-words.ts";

type Words = Translation<typeof english>;

export const slideWords: Words["slideWords"] = {
  slide: (number, title) => `Image ${number} : ${title}`,
  stop: "Arrêter le défilement",
  go: "Laisser défiler les images",
};

export const exampleWords: Words["exampleWords"] = {
  award: { title: "Bourse de master en ingénierie", place: "Allemagne · ferme dans 18 jours" },
  bursary: { title: "Aide pour tous les domaines", place: "Afrique du Sud · ferme dans 2 mois" },
  field: "Domaine",
  country: "Pays",
  level: "Niveau",
  gpa: "Moyenne (GPA)",
  match: (percent) => `Correspond à ${percent} %`,
};
