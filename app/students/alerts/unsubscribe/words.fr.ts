import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

const newsletter = {
  name: "la lettre d’information",
  on: "La lettre d’information arrive le lundi.",
  off: "Vous ne recevrez plus notre lettre d’information.",
};

export const unsubscribeWords: Words["unsubscribeWords"] = {
  alert: {
    name: "les alertes et les rappels",
    on: "Vous recevez un e-mail quand une nouvelle offre correspond à votre profil ou à une recherche enregistrée, et des rappels des dates limites de votre liste.",
    off: "Vous ne recevrez plus d’alertes sur vos opportunités ou vos recherches, ni de rappels.",
  },
  reminder: {
    name: "les rappels de dates limites",
    on: "Vous recevez un rappel 14 jours, 3 jours et 1 jour avant la date limite d’une offre de votre liste, et quand une date change.",
    off: "Vous ne recevrez plus de rappels de dates limites ni de changements dans votre liste.",
  },
  summary: {
    name: "le résumé du dimanche",
    on: "Vous recevez le dimanche un e-mail avec ce qui est à faire dans la semaine.",
    off: "Vous ne recevrez plus de résumé le dimanche.",
  },
  newsletter,
  subscriber: newsletter,
};
