import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const metaWords: Words["metaWords"] = {
  title: "Pour les écoles : devenir partenaire",
  description:
    "Aidez vos élèves à trouver à temps des bourses, des établissements et des stages. Voyez ce que comprend un partenariat et postulez en cinq minutes.",
};

export const band: Words["band"] = {
  over: "Pour les écoles",
  title: "Montrez à vos élèves ce qui leur est ouvert",
  intro:
    "Un partenariat apporte à vos élèves des bourses, des établissements et des stages qui leur conviennent, avec de vraies dates limites et l’adresse officielle où postuler.",
  apply: "Postuler pour mon école",
};

export const benefits: Words["benefits"] = {
  title: "Ce que votre école y gagne",
  list: [
    {
      icon: "clock",
      title: "Moins de dates manquées",
      text: "Les élèves voient ce qui leur est ouvert, combien de jours il reste et ce qu’il faut préparer.",
    },
    {
      icon: "people",
      title: "Moins de travail pour l’orientation",
      text: "Une recherche au lieu de cent sites. Envoyez une fiche à toute une classe en un clic.",
    },
    {
      icon: "shield",
      title: "Plus sûr que les messages transférés",
      text: "Chaque fiche mène à la page de l’organisme. Tout le monde peut vérifier un message trop beau pour être vrai.",
    },
    {
      icon: "cap",
      title: "Fait pour leurs téléphones",
      text: "Des pages légères qui s’ouvrent sur un réseau lent et un vieux téléphone, avec un économiseur de données.",
    },
  ],
};

export const inclusions: Words["inclusions"] = {
  title: "Ce qui est compris",
  points: [
    "Un premier appel sur votre école et vos élèves, sous 2 jours ouvrés",
    "De l’aide pour les profils des élèves, afin que les opportunités conviennent dès le premier jour",
    "Des guides pour la classe sur les textes à rédiger, les lettres de recommandation, les visas et l’argent",
    "Les dates limites du prochain trimestre pour les domaines et niveaux de vos élèves",
    "Les opportunités, les alertes et les listes, gratuites pour chaque élève",
    "Une personne à qui poser des questions et signaler des erreurs",
  ],
};

export const classList: Words["classList"] = {
  title: "Essayez avec votre classe",
  text: "Collez une liste de notes et de domaines. Voyez combien de bourses, d’établissements et de stages conviennent à chaque élève, et les cinq meilleurs. Nous ne gardons rien, et il ne faut pas de noms.",
  action: "Essayer une liste de classe",
};

export const next: Words["next"] = {
  title: "La suite",
  steps: [
    "Vous recevez un accusé de réception par e-mail.",
    "Nous lisons votre demande et vous répondons sous 2 jours ouvrés.",
    "Dans un court appel, nous apprenons ce qu’il faut à vos élèves et décidons ensemble comment commencer.",
  ],
  directly: "Vous préférez écrire ?",
};

export const application: Words["application"] = {
  title: "Demander un partenariat",
  intro: "Les champs avec une étoile sont obligatoires. Cela prend environ cinq minutes.",
  submit: "Envoyer la demande",
  submitting: "Envoi…",
  privacy:
    "Nous utilisons ces informations seulement pour vous répondre. Personne d’autre ne les voit. Vous pouvez demander leur suppression à tout moment.",
  problems: "À corriger",
};

export const labels: Words["labels"] = {
  schoolName: "Nom de l’école",
  schoolType: "Type d’école",
  contactName: "Nom de la personne à contacter",
  contactEmail: "E-mail de la personne à contacter",
  contactPhone: "Téléphone",
  country: "Pays",
  city: "Ville",
  numberOfStudents: "Nombre d’élèves",
  message: "Message",
  chooseType: "Choisir un type d’école",
  messageHint: "Qu’est-ce qui aiderait le plus vos élèves ?",
};

export const schoolTypeNames: Words["schoolTypeNames"] = {
  secondary: "École secondaire",
  high_school: "Lycée",
  international: "École internationale",
  private: "École privée",
  public: "École publique",
};

export const submitted: Words["submitted"] = {
  title: "Demande envoyée !",
  detail: "Merci de votre intérêt. Nous vous répondrons sous 2 jours ouvrés.",
};

export const failed: Words["failed"] = {
  title: "La demande n’est pas partie",
  detail: "Réessayez ou écrivez-nous directement.",
};

export const refusals: Words["refusals"] = {
  trap: "Un champ qui doit rester vide a été rempli, peut-être par votre navigateur. Nous l’avons vidé. Envoyez à nouveau.",
  stale: "Cette page est restée ouverte longtemps. Rien n’est perdu. Envoyez à nouveau.",
};
