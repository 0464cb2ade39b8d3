import type { Translation } from "#app/shared/languages/translation.ts";
import { mostSearches } from "#database/schema/bounds.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const watchWords: Words["watchWords"] = {
  one: "Me prévenir s’il y en a une",
  more: "Me prévenir des nouveautés",
  watching: "Nous vous préviendrons des nouveautés. Voir vos recherches",
};

export const savedSearchWords: Words["savedSearchWords"] = {
  title: "Vos recherches",
  description: "Les recherches que nous faisons pour vous chaque jour.",
  intro:
    "Nous relançons ces recherches chaque matin, et nous vous écrivons s’il y a du nouveau. Ce qui n’est pas ouvert à votre profil n’y est pas.",
  saved: {
    title: "Nous vous préviendrons",
    detail: "Nous vous écrirons quand une nouvelle offre correspond à cette recherche.",
  },
  cannotHear:
    "Vos recherches sont enregistrées, mais vous ne recevrez pas d’e-mail. Vos alertes sont désactivées ou en pause, ou vous n’avez pas encore de profil.",
  settings: "Réglages des e-mails",
  failed: "Non enregistré",
  whole: "Écrivez d’abord un mot ou choisissez un filtre. Ceci est la liste complète.",
  tooLong: "Cette recherche est trop longue pour être enregistrée.",
  full: `Vous avez enregistré ${mostSearches} recherches, c’est la limite. Retirez-en d’abord une.`,
  paused: { title: "En pause", detail: "Nous ne vous écrirons pas sur cette recherche jusqu’à la reprise." },
  resumed: {
    title: "C’est repris",
    detail: "Le prochain e-mail couvre ce que vous avez manqué, jusqu’à deux semaines en arrière.",
  },
  gone: "Cette recherche n’est plus dans votre liste.",
  notChanged: "Rien n’a changé",
  notRemoved: "Non retiré",
  removed: (name) => `Retiré : ${name}`,
  undo: "Annuler",
  broughtBack: "De nouveau dans votre liste",
  since: (day) => `Depuis le ${day}`,
  resting: "En pause",
  pause: "Mettre en pause",
  resume: "Reprendre",
  remove: "Retirer",
  empty: "Vous n’avez pas encore de recherche.",
  emptyHint: "Cherchez quelque chose, puis touchez « Me prévenir des nouveautés » sous la liste.",
  browse: "Parcourir les opportunités",
  back: "Ma liste",
};
