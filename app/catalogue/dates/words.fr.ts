import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

const inDays = (days: number) => (days < 2 ? `${days} jour` : `${days} jours`);

export const dateWords: Words["dateWords"] = {
  onDay: (day) => `le ${day}`,
  inMonth: (month) => `en ${month}`,
  openNow: "Ouvert",
  openUsuallyUntil: (month) => `Ouvert, d’habitude jusqu’en ${month}`,
  usuallyOpenUntilDay: (day) => `Ouvert d’habitude jusqu’au ${day}`,
  usuallyOpenUntilMonth: (month) => `Ouvert d’habitude jusqu’en ${month}`,
  usuallyOpensNow: "Ouvre d’habitude en ce moment",
  opensOn: (day) => `Ouvre le ${day}`,
  usuallyOpensIn: (month) => `Ouvre d’habitude en ${month}`,
  usuallyClosesIn: (month) => `Ferme d’habitude en ${month}`,
  usuallyClosesOn: (day) => `Ferme d’habitude le ${day}`,
  closed: "Fermé",
  closedUsuallyOpensIn: (month) => `Fermé, ouvre d’habitude en ${month}`,
  alwaysOpen: "Ouvert toute l’année",
  notAnnounced: "Date non annoncée",
  closesToday: "Ouvert, ferme aujourd’hui",
  closesInMonths: (months) => `Ouvert, ferme dans ${months} mois`,
  closesInDays: (days) => `Ouvert, ferme dans ${inDays(days)}`,
  closesOn: (day) => `Ferme le ${day}`,
  closesOnWithDaysLeft: (day, days) =>
    `Ferme le ${day}, ${days < 2 ? `${inDays(days)} restant` : `${inDays(days)} restants`}`,
};
