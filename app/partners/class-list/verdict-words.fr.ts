import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./verdict-words.ts";

type Words = Translation<typeof english>;

export const verdictWords: Words["verdictWords"] = {
  openNow: "Ouvert, l’élève peut postuler",
  opensLater: "Ouvre plus tard : le profil de l’élève convient",
  oneMissing: "Il manque une réponse",
  checkWithThem: "À vérifier avec l’organisme",
  notOpen: "Pas ouvert au profil de l’élève",
  opens: (time, isAnnounced) =>
    isAnnounced
      ? `Ouvre ${time} : le profil de l’élève convient`
      : `Ouvre d’habitude ${time} : le profil de l’élève convient`,
  lastDayUnknown: "Ouvert, date limite non annoncée : le profil de l’élève convient",
  usuallyOpen: "D’habitude ouvert en ce moment : le profil de l’élève convient",
  usuallyCloses: (time) => `Ferme d’habitude ${time} : le profil de l’élève convient`,
  noDates: "Dates non annoncées : le profil de l’élève convient",
  reported: "Dates non confirmées : le profil de l’élève convient",
};

export const courseWords: Words["courseWords"] = { qualified: "A toutes les notes demandées" };
