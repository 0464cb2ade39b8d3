import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

const many = (count: number) => count.toLocaleString("fr");

export const startWords: Words["startWords"] = {
  title: "Ce qui vous convient",
  description:
    "En trois clics, voyez à quelles bourses, écoles et quels stages vous pouvez postuler. Sans compte, et nous n’enregistrons rien.",
  intro:
    "Trois clics, sans compte. Nous ne gardons pas vos réponses. Elles sont seulement dans le lien de cette page.",
  found: (openNow, opensLater) =>
    `${openNow === 0 ? "Rien n’est ouvert pour vous aujourd’hui de façon certaine" : openNow === 1 ? "1 offre est ouverte pour vous maintenant" : `${many(openNow)} offres sont ouvertes pour vous maintenant`}. ${opensLater < 2 ? `${opensLater} offre vous convient, date à vérifier` : `${many(opensLater)} offres vous conviennent, dates à vérifier`}.`,
  country: "Où vivez-vous ?",
  level: "Où en êtes-vous dans vos études ?",
  field: "Que voulez-vous étudier ?",
  anyField: "Tous les domaines",
  step: (number) => `Étape ${number} sur 3`,
  given: "Vos réponses",
  change: (answer) => `Changer : ${answer}`,
  result: "Résultat",
  years: (age) => `${age} ans`,
  sexes: { female: "Une femme", male: "Un homme" },
  test: (test, score) =>
    test === "none" ? "Pas encore de test" : score === null ? test : `${test} ${score}`,
  otherCountry: "Un autre pays africain",
  otherCountryUse: "Continuer",
  wants: (level) => `Ensuite : ${level}`,
  citizen: (country) => `Nationalité : ${country}`,
  livesIn: (country) => `Résidence : ${country}`,
  from: (region) => `Région : ${region}`,
  finishedIn: (year) => `Année de fin d’études : ${year}`,
  work: (years) => (years < 2 ? `${years} an de travail` : `${years} ans de travail`),
  better: "Encore une question",
  place: "Où voulez-vous étudier ?",
  homePlace: (country) => `Nous montrons d’abord ce pays : ${country}. Préférez-vous étudier ailleurs ?`,
  add: "Utiliser cette réponse",
  notRead: "Nous n’avons pas pu utiliser cette réponse",
  keep: "Enregistrer ces réponses",
  keepAndHear: "Enregistrer ma liste",
  keepTitle: "Enregistrez votre liste et recevez les nouveautés",
  keepText:
    "Créez un compte gratuit, et nous enregistrons vos réponses dans votre profil. Nous vous écrivons quand une nouvelle offre vous convient, et le lundi avec la lettre d’information. Vous pouvez arrêter l’un ou l’autre en un clic.",
  hasProfile: "Vous avez un profil, et vos opportunités en viennent.",
  toMatches: "Mes opportunités",
  empty:
    "Rien dans le catalogue ne correspond encore à ces réponses. Essayez un autre domaine, ou tous les domaines.",
  more: "Tout parcourir",
};
