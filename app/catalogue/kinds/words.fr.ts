import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const gpaNames: Words["gpaNames"] = {
  none: "Pas de minimum",
  below_3_0: "Moins de 3,0",
  "3_0_to_3_5": "De 3,0 à 3,5",
  above_3_5: "Plus de 3,5",
};

export const jobTypeNames: Words["jobTypeNames"] = {
  internship: "Stage",
  "full-time": "Emploi à plein temps",
};

export const amountWords: Words["amountWords"] = {
  unknown: "Variable",
};

export const detailWords: Words["detailWords"] = {
  apply: "Postuler sur le site officiel",
  official: "Site officiel",
  website: "Voir le site de l’établissement",
  moreLikeThis: "Dans le même genre",
  added: "Sur Fursa depuis le",
  lastChecked: "Dernière vérification",
  report: "Signaler un problème",
  wrongDate: "Cette date est fausse ?",
  claim: "Pour l’établissement",
  forParents: "Pour mes parents",
  compare: "Comparer",
  photo: "Photo du campus",
  logo: "Logo de l’établissement",
};

export const kindWords: Words["kindWords"] = {
  scholarships: {
    one: "Bourse",
    many: "Bourses",
    notFound: "Bourse introuvable",
    back: "Retour aux bourses",
    about: "À propos de cette bourse",
    closed: "Cette bourse est fermée",
    copied: "Lien de la bourse copié",
    seeOpen: "Voir les bourses ouvertes",
  },
  colleges: {
    one: "Établissement",
    many: "Écoles",
    notFound: "Établissement introuvable",
    back: "Retour aux universités et écoles",
    about: "À propos de cet établissement",
    closed: "Les candidatures sont fermées",
    copied: "Lien de l’établissement copié",
    seeOpen: "Voir tous les établissements",
  },
  internships: {
    one: "Stage",
    many: "Stages",
    notFound: "Stage introuvable",
    back: "Retour aux stages",
    about: "À propos de cette offre",
    closed: "Cette offre est fermée",
    copied: "Lien du stage copié",
    seeOpen: "Voir les stages ouverts",
  },
};

export const deadlineWords: Words["deadlineWords"] = {
  closedOn: (day) => `Les candidatures ont fermé le ${day}.`,
  comeBack: "Ajoutez cette fiche à votre liste, et consultez le site officiel à la réouverture.",
  mayOpen: "Beaucoup rouvrent chaque année. Cherchez la prochaine session sur le site officiel.",
  notAnnounced:
    "La date de cette année n’est pas encore connue. Consultez le site officiel avant de vous organiser.",
  notConfirmed: "Consultez le site officiel avant de vous organiser.",
  usually: "Ferme d’habitude",
  closes: "Ferme",
  closesToday: "Ferme aujourd’hui",
  daysLeft: (days) => (days < 2 ? `il reste ${days} jour` : `il reste ${days} jours`),
  closed: "Fermé",
  expectedTitle: "La date n’est pas encore confirmée",
};

export const whyWords: Words["whyWords"] = { name: "Aussi appelé", course: "Enseigne", text: "Mentionne" };
