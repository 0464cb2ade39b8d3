import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const adviceWords: Words["adviceWords"] = {
  title: "Conseils",
  intro:
    "Des guides clairs sur les bourses, les candidatures, les visas et l’argent, pour les élèves et étudiants d’Afrique et leurs parents.",
  empty: "Pas encore d’article. Revenez bientôt !",
  emptyCategory: (category) => `Pas encore d’article dans cette rubrique : ${category}.`,
  featured: "À lire d’abord",
  recent: "Articles récents",
  all: "Tout",
  categories: "Rubriques",
  allStories: "Tous les articles",
  read: "Lire l’article",
  minutes: (minutes) => `${minutes} min de lecture`,
  back: "Retour aux conseils",
  inEnglish: "En anglais",
  readIn: "Lire cet article en :",
  notFound: "Article introuvable",
  notFoundHint: "Il a peut-être changé d’adresse ou été retiré.",
  topics: "Thèmes",
  share: "Partager cet article",
  copied: "Lien de l’article copié",
  related: "Articles proches",
  pageTitle: (title, page) => (page > 1 ? `${title}, page n° ${page}` : title),
};
