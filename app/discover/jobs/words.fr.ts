import { formatNumber } from "#app/shared/languages/formats.ts";
import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const jobWords: Words["jobWords"] = {
  title: "Emplois et stages",
  intro: "Emplois payés, stages et programmes pour étudiants et jeunes diplômés.",
  description:
    "Cherchez des stages et des emplois à plein temps pour étudiants et jeunes diplômés au Kenya, au Nigeria, au Ghana, en Éthiopie, en Ouganda et en ligne.",
  search: "Rechercher un emploi par titre, employeur ou domaine",
  placeholder: "Rechercher un emploi…",
  empty: "Aucune offre trouvée pour ces critères.",
  loading: "Chargement des opportunités…",
  seeAll: "Voir toutes les offres",
  counted: (count) => `${formatNumber(count)} ${count < 2 ? "opportunité" : "opportunités"}`,
  foundFor: (found, text) => `${found} pour « ${text} »`,
};

export const jobTabNames: Words["jobTabNames"] = {
  all: "Tout",
  internship: "Stages",
  "full-time": "Plein temps",
};
