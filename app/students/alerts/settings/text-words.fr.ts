import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const alertsText: Words["alertsText"] = {
  needProfile: "Créez d’abord un profil. Nous saurons alors ce qui vous convient.",
  paused: "Les alertes sont en pause",
  pauseTitle: "Besoin d’une pause ?",
  resumeHint: "À la reprise, nous vous dirons ce que vous avez manqué.",
  pauseHint: "Mettez les alertes en pause sans rien changer d’autre.",
  resume: "Reprendre les alertes",
  pause: "Mettre les alertes en pause",
  profile: "Profil",
  createProfile: "Créer un profil",
  refusingTitle: "Nos e-mails ne vous parviennent pas",
  tryAgain: "Réessayer mon adresse",
};

export const sentMailsText: Words["sentMailsText"] = {
  title: "Ce que nous avons envoyé",
  notDelivered: "Non arrivé",
  onItsWay: "En route",
  items: (count) => (count < 2 ? `${count} élément` : `${count} éléments`),
};

export const settingsFormText: Words["settingsFormText"] = {
  alerts: "E-mails sur mes opportunités et mes dates limites",
  alertsHint: "Désactivez pour arrêter toutes les alertes et tous les rappels.",
  howOften: "À quelle fréquence",
  threshold: "Score minimum",
  reminders: "Me rappeler les dates limites de ma liste",
  remindersHint:
    "14 jours, 3 jours et 1 jour avant la date limite, et quand cela ouvre ou qu’une date change. Un e-mail par jour au plus.",
  summary: "Un résumé le dimanche",
  summaryHint:
    "Ce qui est à faire dans la semaine, et où vous en êtes. Pas d’e-mail si votre liste est vide.",
  newsletter: "La lettre d’information",
  newsletterHint: "Le lundi : nouveaux articles, nouvelles bourses, ce qui ferme bientôt.",
  saving: "Enregistrement…",
  title: "Alertes et rappels",
  newsletterTitle: "Lettre d’information",
  save: "Enregistrer",
  rhythms: { daily: "Chaque jour avec du nouveau", weekly: "Une fois par semaine" },
  percentHint: (least, most) => `De ${least} (toutes les offres) à ${most}.`,
  percentWrong: (least, most) => `Écrivez un nombre de ${least} à ${most}.`,
};
