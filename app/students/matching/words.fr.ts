import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

const many = (count: number) => count.toLocaleString("fr");

export const matchesWords: Words["matchesWords"] = {
  title: "Mes opportunités",
  description: "Bourses, écoles et stages, le plus adapté en premier.",
  analyzed: (analyzed, matches) =>
    `${analyzed < 2 ? `${analyzed} opportunité comparée` : `${many(analyzed)} opportunités comparées`} avec votre profil. ${matches < 2 ? `${matches} vous convient` : `${many(matches)} vous conviennent`}.`,
  empty: (kind) =>
    ({
      scholarship: "Aucune bourse pour vous. Mettez à jour votre profil pour en trouver.",
      college: "Aucun établissement pour vous. Mettez à jour votre profil pour en trouver.",
      internship: "Aucun stage pour vous. Mettez à jour votre profil pour en trouver.",
    })[kind],
  update: "Mettre à jour mon profil",
  news: (count, isMany) => `Nouveau depuis votre dernière visite (${count}${isMany ? "+" : ""})`,
  how: "Les points montrent à quel point l’offre vous convient, sur 100. Touchez « Raisons » pour voir d’où ils viennent.",
  apply: "Postuler",
  percent: (percent) => `Correspond à ${percent} %`,
  why: "Raisons",
  showMore: "Voir plus",
  forWhom: "Pour qui ?",
  firstChild: "Premier enfant",
  group: (name, count) => `${name} (${count})`,
  laterOrOpen: "Ouvre plus tard, ou d’habitude ouvert en ce moment : votre profil convient",
  aside: "Moins probable, ou encore à vérifier",
  counted: many,
  more: "Comment en débloquer plus",
  plan: "Préparer les deux prochaines années",
  courses: "Que puis-je étudier avec mes notes ?",
  firstPage: "Retour aux plus adaptées",
};

export const hidingWords: Words["hidingWords"] = {
  hide: "Pas pour moi",
  hidden: (title) => `Masqué : ${title}`,
  undo: "Annuler",
  shown: "De nouveau dans vos opportunités",
  failed: "Non masqué",
  unknown: "Cette fiche n’est plus sur Fursa.",
  full: "Vous avez masqué 1 000 opportunités, c’est la limite. Affichez-en d’abord quelques-unes à nouveau.",
  link: (count) =>
    count < 2 ? `${many(count)} opportunité masquée` : `${many(count)} opportunités masquées`,
  title: "Opportunités masquées",
  description: "Les opportunités que vous ne voulez pas voir.",
  intro: "Vous avez dit qu’elles ne sont pas pour vous. Nous ne les montrons pas et ne les comptons pas.",
  none: "Vous n’avez rien masqué.",
  show: "Afficher à nouveau",
  back: "Retour à mes opportunités",
};

export const tabNames: Words["tabNames"] = {
  scholarship: "Bourses",
  college: "Écoles",
  internship: "Stages",
};

export const criterionNames: Words["criterionNames"] = {
  field: "Domaine",
  country: "Pays",
  level: "Niveau",
  gpa: "GPA (moyenne sur 4)",
  budget: "Budget",
  duration: "Durée",
  programs: "Formations",
  location: "Lieu",
};

export const matchedWords: Words["matchedWords"] = { everyField: "tous les domaines sont acceptés" };
