import { formatNumber } from "#app/shared/languages/formats.ts";
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
  near: {
    scholarships: "Bourses proches de votre recherche",
    colleges: "Établissements proches de votre recherche",
    internships: "Stages proches de votre recherche",
  },
  seeAllOf: {
    scholarships: "Voir toutes ces bourses",
    colleges: "Voir tous ces établissements",
    internships: "Voir tous ces stages",
  },
  nowhere: "Nous n’avons encore rien là-dessus. Une autre personne de l’Entraide le sait peut-être.",
  askUnion: "Demander dans l’Entraide étudiante",
  didYouMean: "Vouliez-vous dire",
  calendar: "Mettre ces dates dans votre agenda",
  year: "Les voir mois par mois",
  feed: "Flux des nouvelles bourses",
  titles: {
    scholarships: "Parcourir les bourses",
    colleges: "Parcourir les établissements",
    internships: "Parcourir les stages",
  },
  searched: (text, many) => `${text} : ${many}`,
  foundFor: (found, text) => `${found} pour « ${text} »`,
  seeAll: {
    scholarships: "Voir toutes les bourses",
    colleges: "Voir tous les établissements",
    internships: "Voir tous les stages",
  },
  clearToSee: (count) => `Effacer les filtres pour en voir ${formatNumber(count)}`,
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
  scholarships: (count) => `${formatNumber(count)} ${count < 2 ? "bourse" : "bourses"}`,
  colleges: (count) => `${formatNumber(count)} ${count < 2 ? "établissement" : "établissements"}`,
  internships: (count) => `${formatNumber(count)} ${count < 2 ? "stage" : "stages"}`,
};

export const countedWithLoans: Words["countedWithLoans"] = (count) =>
  count < 2 ? `${count} bourse ou prêt` : `${formatNumber(count)} bourses et prêts`;
