import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const metaWords: Words["metaWords"] = {
  title: "Enterprise : Fursa pour les institutions et les partenaires",
  description:
    "Bourses, établissements et stages pour tous vos étudiants au même endroit. Trois formules, à partir de 299 $ par mois, remboursées sous 14 jours si vous changez d’avis.",
};

export const band: Words["band"] = {
  over: "Pour les partenaires",
  title: "Fursa pour les institutions qui guident beaucoup d’étudiants",
  intro:
    "Pour les écoles, universités, fondations et entreprises qui veulent que chaque étudiant trouve ce qui lui convient et postule à temps.",
  plans: "Voir les formules",
  talk: "Nous parler",
};

export const claim: Words["claim"] = {
  text: "Nous construisons un catalogue de plus de 10 000 opportunités.",
  live: (count) =>
    count < 2 ? `${count} en ligne aujourd’hui` : `${count.toLocaleString("fr")} en ligne aujourd’hui`,
};

export const features: Words["features"] = {
  title: "Ce qu’une institution reçoit aujourd’hui",
  groups: [
    {
      icon: "cap",
      title: "Pour vos étudiants",
      points: [
        "Bourses, établissements et stages dans une seule recherche",
        "Des opportunités à leur profil, avec des points et leurs raisons",
        "Des alertes par e-mail quand une nouveauté leur convient",
        "Des pages légères qui utilisent peu de données",
      ],
    },
    {
      icon: "building",
      title: "Pour votre service d’orientation",
      points: [
        "Des dates limites à jour, marquées quand elles sont seulement attendues",
        "Des guides à distribuer en classe",
        "Ce qui convient à chaque élève d’une classe, à partir de ses notes et domaines",
        "La vérification des messages qui promettent une bourse",
        "Une personne à contacter chez Fursa",
      ],
    },
    {
      icon: "people",
      title: "Pour les organismes et donateurs",
      points: [
        "Votre programme devant les étudiants de cinq pays",
        "Des fiches à la une, toujours marquées comme sponsorisées",
        "Le nombre de vues et de clics de chaque fiche",
        "Les candidats vont directement sur votre page",
      ],
    },
  ],
};

export const premium: Words["premium"] = {
  title: "Fonctions premium",
  locked: "Prévues, pas encore disponibles. Appuyez sur le bouton pour voir comment chacune marchera.",
  unlocked: "Ouvertes pour cette visite.",
  upgrade: "Passer à Enterprise",
  payment: "Le paiement arrive bientôt.",
  nothingCharged:
    "Nous ne faisons rien payer aujourd’hui. Rien de cela n’est encore prêt : c’est un aperçu de ce que les formules comprendront.",
  how: "Elles viennent avec les formules Enterprise et Enterprise Plus. Demandez-nous, et nous vous écrirons quand elles seront prêtes.",
  ask: "Demander par e-mail",
  until: "D’ici là :",
  list: [
    {
      icon: "people",
      title: "Tableau de bord des classes",
      what: "Où en est chaque classe, sur une page.",
      text: "Voyez qui, dans chaque classe, a un profil, des opportunités ou une date limite proche. Chaque élève doit d’abord donner son accord.",
      now: { to: "/schools/class", text: "voir ce qui convient à chaque élève d’une liste de classe" },
    },
    {
      icon: "bell",
      title: "Calendrier des dates limites de votre école",
      what: "Toutes les dates que vos élèves suivent.",
      text: "Un seul calendrier avec les dates que vos élèves suivent. À imprimer ou à ajouter à un agenda.",
      now: { to: "/calendar", text: "utiliser le calendrier de toutes les dates limites" },
    },
    {
      icon: "newspaper",
      title: "Rapports pour les conseils et les donateurs",
      what: "Les candidatures de vos élèves : commencées, envoyées, acceptées.",
      text: "Les candidatures commencées, envoyées et acceptées dans un trimestre, en page à imprimer et en fichier.",
      now: { to: "/schools/class", text: "imprimer le résultat d’une liste de classe" },
    },
    {
      icon: "chat",
      title: "Formation de vos conseillers",
      what: "Une séance en direct chaque trimestre.",
      text: "Une séance en direct chaque trimestre sur les textes à rédiger, les recommandations, les visas et l’argent, avec du temps pour les questions.",
      now: { to: "/tutorial", text: "distribuer le guide de Fursa" },
    },
  ],
};

export const resources: Words["resources"] = {
  title: "Pour aller plus loin",
  intro: "Ouvert à tout le monde, avec ou sans formule.",
  list: [
    {
      text: "Des guides sur les textes à rédiger, les lettres de recommandation, les visas et le coût des études.",
      action: "Lire les guides",
      to: "/advice",
    },
    {
      text: "Des exercices gratuits pour les tests que les universités demandent.",
      action: "Voir les tests",
      to: "/test-prep",
    },
    {
      text: "Salons, webinaires et dates d’inscription pour organiser votre trimestre.",
      action: "Voir ce qui vient",
      to: "/events",
    },
    {
      text: "Collez une liste de notes et de domaines, et voyez ce qui convient à chaque élève.",
      action: "Essayer une liste de classe",
      to: "/schools/class",
    },
    {
      text: "Montrez votre opportunité au-dessus de nos résultats, toujours marquée comme sponsorisée.",
      action: "Demander une fiche sponsorisée",
      to: "/advertise",
    },
    {
      text: "Commencez par un partenariat. Nous répondons sous 2 jours ouvrés.",
      action: "Postuler pour mon école",
      to: "/schools",
    },
  ],
};

export const plans: Words["plans"] = {
  title: "Formules",
  intro:
    "Pour les écoles, les universités et les entreprises. Les prix sont en dollars américains. Il n’y a rien à payer pour l’instant, et ce qui marche aujourd’hui est gratuit pour chaque école.",
  included: "Ce qui est compris",
  today: "Ce que vous avez aujourd’hui",
  planned: "Prévu, pas encore disponible",
  forPeople:
    "Pour vous, votre famille ou un groupe de 50 personnes au plus, il y a des formules personnelles de 0 à 99 $ par mois.",
  seePeople: "Voir les formules personnelles",
  popular: "La plus choisie",
  guarantee: {
    title: "Remboursement sous 14 jours",
    text: "Nous ne prenons pas encore de paiement. Quand ce sera le cas : dites-le-nous dans les 14 jours après votre premier paiement, et nous rembourserons tout.",
  },
  list: [
    {
      name: "Professional",
      price: "299 $",
      per: "mois",
      size: "Jusqu’à 500 étudiants",
      today: ["Tout pour vos étudiants", "Tout pour votre service d’orientation", "De l’aide par e-mail"],
      planned: [],
      action: "Demander Professional",
    },
    {
      name: "Enterprise",
      price: "799 $",
      per: "mois",
      size: "Pour les grandes écoles et les universités",
      today: ["Tout ce que contient Professional", "Une personne à contacter qui connaît votre école"],
      planned: ["Les quatre fonctions premium de cette page"],
      action: "Demander Enterprise",
      isPopular: true,
    },
    {
      name: "Enterprise Plus",
      price: "Prix sur demande",
      size: "Pour les ministères, les réseaux et les entreprises",
      today: ["Tout ce que contient Enterprise", "Des conditions adaptées à vos règles"],
      planned: ["Les quatre fonctions premium de cette page", "Plusieurs écoles dans un compte"],
      action: "Demander Enterprise Plus",
    },
  ],
};
