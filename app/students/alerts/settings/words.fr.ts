import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const settingsWords: Words["settingsWords"] = {
  title: "E-mails de Fursa",
  intro: "Ce que nous vous envoyons, quand, et ce qui a été envoyé.",
  saved: { title: "C’est enregistré", detail: "Vos nouveaux réglages sont enregistrés." },
  paused: {
    title: "Alertes en pause",
    detail: "Vous ne recevrez pas d’alertes jusqu’à la reprise. Vous recevrez toujours les rappels.",
  },
  resumed: {
    title: "Les alertes reprennent",
    detail: "La prochaine couvre ce que vous avez manqué, jusqu’à deux semaines en arrière.",
  },
  tryingAgain: {
    title: "Nous réessayons votre adresse",
    detail: "Vous recevrez le prochain e-mail comme d’habitude.",
  },
  notSaved: "Non enregistré",
  lookAgain: "Vérifiez les champs marqués.",
  addressPaused: (email) =>
    `Trois e-mails envoyés à ${email} sont revenus. Nous avons donc mis en pause les alertes, les rappels et la lettre d’information. Si l’adresse marche maintenant, réessayez.`,
  guardian:
    "Vous avez moins de 18 ans : la lettre d’information attend l’accord d’un parent ou d’un tuteur légal.",
  searches: "Vos recherches enregistrées",
  onAnyPhone: (code) => `Vos dates limites sur tout téléphone, sans internet : ${code}`,
  nothingSent: "Nous ne vous avons encore rien envoyé.",
};

export const mailingNames: Words["mailingNames"] = {
  alert: "Alerte",
  reminder: "Rappel",
  newsletter: "Lettre d’information",
  summary: "Résumé",
};
