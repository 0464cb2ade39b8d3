import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./verdict-words.ts";

type Words = Translation<typeof english>;

export const verdictNames: Words["verdictNames"] = {
  openNow: "Ouvert, vous pouvez postuler",
  opensLater: "Ouvre plus tard : votre profil convient",
  oneMissing: "Il manque une réponse",
  checkWithThem: "À vérifier avec l’organisme",
  notOpen: "Pas ouvert à votre profil",
};

export const verdictWords: Words["verdictWords"] = {
  openNow: "Ouvert, vous pouvez postuler",
  opensLater: "Ouvre plus tard : votre profil convient",
  oneMissing: "Il manque une réponse",
  checkWithThem: "À vérifier avec l’organisme",
  notOpen: "Pas ouvert à votre profil",
  noCourse: "Aucune formation de ce type connue ici",
  opens: (time, isAnnounced) =>
    isAnnounced
      ? `Ouvre ${time} : votre profil convient`
      : `Ouvre d’habitude ${time} : votre profil convient`,
  lastDayUnknown: "Ouvert, date limite non annoncée : votre profil convient",
  usuallyOpen: "D’habitude ouvert en ce moment : votre profil convient",
  usuallyCloses: (time) => `Ferme d’habitude ${time} : votre profil convient`,
  noDates: "Dates non annoncées : votre profil convient",
  reported: "Dates non confirmées : votre profil convient",
};
