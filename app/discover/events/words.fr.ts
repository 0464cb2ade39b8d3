import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const eventWords: Words["eventWords"] = {
  title: "Événements à venir",
  intro: "Jours de tests, résultats et salons, et quand vous pouvez postuler.",
  description:
    "Jours de tests, résultats d’examens, salons et dates de candidature pour les élèves et étudiants du Kenya, du Nigeria, du Ghana, d’Éthiopie et d’Ouganda. Ajoutez-les à votre agenda.",
  empty: "Pas encore d’événement à venir.",
  emptyHint: "Voir quelles bourses sont ouvertes",
  more: "À propos de cet événement",
  calendar: "Ajouter à mon agenda",
  visit: "Site de l’événement",
  today: "Aujourd’hui",
  notFound: "Événement introuvable",
};
