import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const product: Words["product"] = {
  name: "Fursa",
  tagline:
    "Bourses d’études, établissements et stages pour les étudiants du Kenya, du Nigeria, du Ghana, d’Éthiopie et d’Ouganda.",
  shareText:
    "Trouvez gratuitement les bourses, les établissements et les stages faits pour vous, sur Fursa :",
};

export const dataSaver: Words["dataSaver"] = {
  name: "Économiseur de données",
  on: "Activé : les pages s’affichent sans scripts, sans polices et sans décor.",
  off: "Désactivé : activez-le pour économiser votre forfait.",
};

export const notFound: Words["notFound"] = {
  code: "404",
  title: "Page introuvable",
  text: "Cette page n’existe pas",
  home: "Retour à l’accueil",
  search: "Rechercher des opportunités",
  placeholder: "Rechercher des opportunités…",
};

export const errorWords: Words["errorWords"] = {
  ours: {
    title: "Un problème est survenu chez nous",
    text: "Réessayez dans un instant. Si cela se reproduit, écrivez-nous et nous regarderons.",
  },
  theirs: {
    title: "Cela n’a pas marché",
    text: "La page n’a pas pu lire ce que vous avez envoyé. Revenez en arrière et réessayez, ou partez de l’accueil.",
  },
  network: {
    title: "La page ne s’est pas affichée",
    text: "Votre connexion est peut-être coupée ou lente. Vérifiez-la, puis réessayez. Rien n’est perdu.",
  },
  slow: {
    title: "Cela a pris trop de temps chez nous",
    text: "Réessayez dans un instant. Si cela se reproduit, écrivez-nous et nous regarderons.",
  },
  away: {
    title: "Nos données sont inaccessibles pour le moment",
    text: "Notre base de données ne répond pas. Cela dure en général moins d’une minute. Réessayez.",
  },
  goBackToForm: "Revenez à la page précédente pour renvoyer votre formulaire.",
  again: "Réessayer",
  reference: "Référence :",
};

export const overloaded: Words["overloaded"] = {
  title: "Il y a trop de monde en ce moment",
  text: "Nous sommes à notre limite. Réessayez dans quelques secondes.",
};

export const refusals: Words["refusals"] = {
  foreign: {
    title: "Ce formulaire vient d’un autre site",
    text: "Il vient d’un autre site, nous ne l’avons donc pas accepté. Ouvrez la page ici et remplissez-le à nouveau.",
  },
  tooLarge: {
    title: "C’est trop pour cette page",
    text: "Un formulaire peut faire jusqu’à 1 Mo, un fichier importé jusqu’à 5 Mo. Revenez en arrière et envoyez moins.",
  },
  elsewhere: {
    title: "Ce serveur n’utilise pas cette adresse",
    text: "S’il doit l’utiliser, donnez-la à APP_URL.",
  },
};

export const loadingWords: Words["loadingWords"] = {
  colleges: "Chargement des établissements…",
  internships: "Chargement des stages…",
  scholarships: "Chargement des bourses…",
  jobs: "Chargement des opportunités…",
  testPrep: "Chargement des aides pour les tests…",
  profile: "Chargement de votre profil…",
  matches: "Chargement de vos opportunités…",
  admin: "Vérification de l’accès administrateur…",
};

export const linkNames: Words["linkNames"] = {
  home: "Accueil",
  browse: "Parcourir",
  resources: "Ressources",
  events: "Événements",
  premium: "Premium",
  about: "Qui sommes-nous",
  schools: "Pour les écoles",
  partners: "Pour les partenaires",
  enterprise: "Organisations",
  profile: "Profil",
  myMatches: "Mes opportunités",
  matches: "Pour moi",
  saved: "Ma liste",
  getStarted: "Commencer",
  union: "Entraide étudiante",
  calendar: "L’année à venir",
  whatCanIStudy: "Que puis-je étudier ?",
  colleges: "Universités et écoles",
  courses: "Formations",
  parents: "Pour les parents",
  advice: "Conseils",
  entrepreneurship: "Entrepreneuriat",
  howTo: "Mode d’emploi",
  check: "Vérifier un message",
  jobs: "Emplois",
  testPrep: "Préparer les tests",
  offline: "Sans internet",
  newsletter: "Lettre d’information",
  privacy: "Vie privée",
};

export const layoutWords: Words["layoutWords"] = {
  skip: "Aller au contenu",
  main: "Principal",
  menu: "Menu",
  yours: "À vous",
  aboutFursa: "À propos de Fursa",
  quickLinks: "Accès rapide",
  resources: "Ressources",
  share: "Partager Fursa",
  shareOn: (network) => `Partager Fursa sur ${network} (s’ouvre dans un nouvel onglet)`,
  contact: "Contact",
  brand: "Fursa, accueil",
};

export const languageWords: Words["languageWords"] = {
  choose: "Langue",
  draft: "Cette traduction est un brouillon. Aucun francophone ne l’a encore relue.",
  help: "Aidez à améliorer cette traduction",
  inEnglish: "Lire cette page en anglais",
};
