import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const browseWords: Words["browseWords"] = {
  title: "Parcourir les opportunités",
  description:
    "Cherchez des bourses, des écoles et des stages ouverts aux élèves et étudiants du Kenya, du Nigeria, du Ghana, d’Éthiopie et d’Ouganda : qui peut postuler, combien cela paie et quand cela ferme.",
  search: "Rechercher des opportunités",
  placeholder: "Rechercher des opportunités…",
  filters: "Filtres",
  show: "Voir la liste",
  clear: "Effacer tous les filtres",
  chosen: "Filtres choisis",
  narrow: "Réduire la liste",
  any: "Tous",
  sortBy: "Trier par",
  newest: "Le plus récent",
  closing: "Ferme en premier",
  amount: "Montant le plus élevé",
  fees: "Frais les plus bas",
  fit: "Le plus adapté",
  mine: "Seulement si je peux postuler",
  courses: "Voyez quelles formations vos notes permettent",
  near: (many) => `Proches de votre recherche : ${many}`,
  seeAllOf: "Tout voir dans cette liste",
  nowhere: "Nous n’avons encore rien là-dessus. Une autre personne de l’Entraide le sait peut-être.",
  askUnion: "Demander dans l’Entraide étudiante",
  didYouMean: "Vouliez-vous dire",
  calendar: "Mettre ces dates dans votre agenda",
  year: "Les voir mois par mois",
  feed: "Flux des nouvelles bourses",
};

export const emptyWords: Words["emptyWords"] = {
  scholarships: "Aucune bourse trouvée. Essayez un autre mot.",
  colleges: "Aucun établissement trouvé. Essayez un autre mot.",
  internships: "Aucun stage trouvé. Essayez un autre mot.",
};

export const loadingWords: Words["loadingWords"] = {
  scholarships: "Chargement des bourses…",
  colleges: "Chargement des établissements…",
  internships: "Chargement des stages…",
};

export const countedWords: Words["countedWords"] = {
  scholarships: { one: "bourse", many: "bourses" },
  colleges: { one: "établissement", many: "établissements" },
  internships: { one: "stage", many: "stages" },
};
