import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const alertsText: Words["alertsText"] = {
  alertsNeedAProfile: "Les alertes ont besoin d’un profil.",
  alertsArePaused: "Les alertes sont en pause",
  needABreak: "Besoin d’une pause ?",
  whenYouResumeWell: "À la reprise, nous vous dirons ce que vous avez manqué.",
  pauseTheAlertsWithout: "Mettez les alertes en pause sans rien changer d’autre.",
  resumeAlerts: "Reprendre les alertes",
  pauseAlerts: "Mettre les alertes en pause",
};

export const sentMailsText: Words["sentMailsText"] = {
  whatWeHaveSent: "Ce que nous avons envoyé",
  notDelivered: "Non arrivé",
  onItsWay: "En route",
  n1Item: "1 élément",
};

export const settingsFormText: Words["settingsFormText"] = {
  mailsAboutMyMatches: "E-mails sur mes opportunités et mes dates limites",
  turnThisOffTo: "Désactivez pour arrêter toutes les alertes et tous les rappels.",
  howOften: "À quelle fréquence",
  fromThisPercentage: "À partir de ce pourcentage",
  remindMeOfSaved: "Me rappeler les dates limites de ma liste",
  n143And1:
    "14 jours, 3 jours et 1 jour avant la date limite, et quand cela ouvre ou qu’une date change. Un e-mail par jour au plus.",
  aSummaryOnSundays: "Un résumé le dimanche",
  whatsDueInThe:
    "Ce qui est à faire dans la semaine, et où vous en êtes. Pas d’e-mail si votre liste est vide.",
  theWeeklyNewsletter: "La lettre d’information",
  mondaysNewArticlesNew: "Le lundi : nouveaux articles, nouvelles bourses, ce qui ferme bientôt.",
  saving: "Enregistrement…",
};
