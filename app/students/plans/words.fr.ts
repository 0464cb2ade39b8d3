import { dayInWords } from "#app/shared/calendar/days.ts";
import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const planNames: Words["planNames"] = {
  free: "Gratuite",
  premium: "Premium",
  enterprise: "Enterprise",
};

export const metaWords: Words["metaWords"] = {
  title: "Formules et prix",
  description:
    "Gratuite, Premium et Enterprise. Les opportunités, les alertes et les dates limites restent gratuites pour les élèves et étudiants, et vous ne payez rien aujourd’hui.",
};

export const band: Words["band"] = {
  title: "Choisissez la formule qui vous convient",
  intro:
    "Aujourd’hui, les trois formules donnent la même chose et ne coûtent rien. Les opportunités, les alertes et les dates limites restent gratuites pour les élèves et étudiants.",
};

export const planWords: Words["planWords"] = {
  free: {
    per: "pour toujours",
    forWhom: "Tout ce qu’il faut à un étudiant pour trouver et obtenir une place.",
    today: [
      "Bourses, universités et stages dans une seule recherche",
      "Vos opportunités, avec les raisons de chaque score",
      "Des alertes par e-mail quand une nouveauté vous convient",
      "Les dates limites, aussi dans le calendrier de votre téléphone",
      "Conseils, préparation aux tests et événements",
    ],
    planned: [],
    term: "Elle n’a pas de date de fin.",
  },
  premium: {
    per: "par mois",
    forWhom: "Pour les étudiants et les parents qui veulent plus. Nous la construisons encore.",
    today: ["Tout ce que contient la formule Gratuite, et rien de plus pour l’instant"],
    planned: [
      "Des rappels par SMS, pour les jours sans forfait",
      "Chaque mois, un regard sur votre liste par un de nos rédacteurs",
    ],
    term: "Elle se termine après 365 jours et ne se renouvelle pas.",
  },
  enterprise: {
    per: "par mois",
    forWhom: "Pour une classe, un club ou une petite équipe.",
    today: ["Tout ce que contient la formule Gratuite, pour une seule personne pour l’instant"],
    planned: [
      "Plusieurs personnes, 50 au plus : vous les invitez depuis cette page",
      "Tout ce qui est prévu pour Premium",
    ],
    term: "Elle se termine après 365 jours et ne se renouvelle pas.",
  },
};

export const words: Words["words"] = {
  title: "Formules",
  current: "Formule actuelle",
  choose: (type) => `Choisir la formule ${planNames[type]}`,
  busy: "Mise à jour…",
  today: "Ce que vous avez aujourd’hui",
  planned: "Prévu, pas encore disponible",
  costsNothing: "Vous payez 0 $ aujourd’hui.",
  noPayment: {
    title: "Vous ne payez rien pour l’instant",
    text: "Vous ne payez rien aujourd’hui, quelle que soit la formule. Nous ne demandons ni carte ni mobile money. Les prix sont en dollars américains.",
  },
  forSchools:
    "Ces formules sont pour des personnes : un étudiant, une famille, une classe ou un club de 50 personnes au plus. Les écoles, les universités et les entreprises ont leurs propres formules et prix.",
  seeEnterprise: "Voir les formules pour les institutions",
  chosen: (type) => `Formule choisie : ${planNames[type]}`,
  failed: "La formule n’a pas pu être changée",
  unknownPlan: "Cette formule n’existe pas. Choisissez une des trois de cette page.",
  tryAgain: (requestId) => `Un problème est survenu chez nous. Réessayez. Référence : ${requestId}`,
  signInFirst: "Connectez-vous pour choisir une formule",
};

export const currentInWords: Words["currentInWords"] = ({ type, endsOn, ended }) => {
  const name = planNames[type];
  if (ended && endsOn) {
    return `Votre formule ${planNames[ended]} s’est terminée le ${dayInWords(endsOn)}. Vous avez maintenant la formule Gratuite.`;
  }
  return endsOn
    ? `Vous avez la formule ${name} jusqu’au ${dayInWords(endsOn)}.`
    : `Vous avez la formule ${name}. Elle n’a pas de date de fin.`;
};
