import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const cardWords: Words["cardWords"] = {
  loan: (sum) => `Prêt : ${sum}`,
  withTuition: (sum) => `${sum} + scolarité`,
  foreignStudents: "étudiants étrangers",
  paid: "Rémunéré",
  unpaid: "Non rémunéré",
  women: "Femmes",
  from: (region) => `Région : ${region}`,
  livingIn: (place) => `Résidence : ${place}`,
  forPeopleOf: (people) => `Pour ${people}`,
  anyCountry: "Tous les pays",
  masters: "Master",
  viewDetails: "Voir la fiche",
  phd: "Doctorat",
  compare: "Comparer",
  compareThis: (title) => `Comparer : ${title}`,
  viewDetailsOf: (title) => `Voir la fiche : ${title}`,
};

export const unionNames: Words["unionNames"] = {
  Africa: "Tous les pays d’Afrique",
  "Sub-Saharan Africa": "Afrique subsaharienne",
  Commonwealth: "Pays du Commonwealth",
};

export const peopleNames: Words["peopleNames"] = {
  Kenya: "les Kényans",
  Nigeria: "les Nigérians",
  Ghana: "les Ghanéens",
  Ethiopia: "les Éthiopiens",
  Uganda: "les Ougandais",
};

export const shortGroupNames: Words["shortGroupNames"] = {
  low_income: "revenus modestes",
  disability: "handicap",
  rural: "zones rurales",
  first_generation: "premiers de leur famille à étudier",
};
