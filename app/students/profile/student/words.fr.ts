import { namedChoices } from "#app/shared/forms/named-choices.ts";
import type { Translation } from "#app/shared/languages/translation.ts";
import * as lists from "#database/schema/lists.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const finishedChoices: Words["finishedChoices"] = namedChoices(lists.finishedLevels, {
  none: "Pas encore d’études",
  primary: "Le primaire",
  secondary: "Le secondaire (bac, diplôme d’État, A Level, KCSE…)",
  vocational: "Un certificat ou diplôme professionnel (CAP, BTS, ND, HND)",
  undergraduate: "La licence",
  graduate: "Le master",
});

export const wantedChoices: Words["wantedChoices"] = namedChoices(lists.studyLevels, {
  high_school: "Le secondaire",
  vocational: "Un certificat ou diplôme professionnel (CAP, BTS, ND, HND)",
  undergraduate: "La licence",
  graduate: "Le master",
  doctorate: "Le doctorat",
  short_course: "Une formation courte",
});

export const sexChoices: Words["sexChoices"] = namedChoices(lists.sexes, { female: "Femme", male: "Homme" });

type StudentWords = ReturnType<Words["wordsAbout"]>;

const ofYou: StudentWords = {
  studies: "Vos études",
  lookingFor: "Domaines et pays",
  finished: "Les études que vous avez terminées",
  wanted: "Le diplôme que vous voulez",
  budget: "Budget",
  gpa: (lowest, highest) =>
    `Facultatif, de ${lowest} à ${highest}. Si vous laissez vide, nous le calculons à partir d’un diplôme ci-dessous.`,
  results: {
    title: "Vos notes",
    why: "Écrivez-les comme sur votre diplôme ou relevé. Elles décident à quoi vous pouvez postuler.",
  },
  place: {
    title: "Nationalité et résidence",
    why: "Beaucoup de bourses sont réservées à certaines nationalités, ou aux personnes qui vivent dans certains pays.",
    citizenships: "Nationalité",
    residence: "Où vous vivez, si c’est ailleurs",
    region: "Région, province ou département",
    origin: "D’où vient votre famille",
    originHint: "Région, province ou département, si ce n’est pas là où vous vivez",
  },
  school: {
    title: "École ou université",
    why: "Certaines offres sont réservées à une université ou à une année d’études, ou aux personnes qui ont terminé récemment.",
    institution: "Où vous étudiez",
    yearOfStudy: "Année d’études",
    schoolClass: "Classe, si vous allez encore à l’école",
    finishedIn: "Année de fin d’études",
    finishedInHint: "De vos études actuelles, ou des dernières que vous avez terminées",
  },
  person: {
    title: "Âge et sexe",
    why: "Certaines bourses ont une limite d’âge, et d’autres sont réservées aux femmes.",
    bornOn: "Date de naissance",
    age: "Ou votre âge",
  },
  wishes: {
    title: "Ce que vous voulez ensuite",
    why: "Pour montrer ce que vous étudierez vraiment, où, et ce que vous pouvez payer.",
    levels: "Je veux faire",
    words: "Ce que vous voulez étudier, avec vos mots",
    other: "Autres pays",
    budgetValue: "Ce que vous pouvez payer par an",
  },
  experience: {
    title: "Travail et tests",
    why: "Certaines bourses demandent des années de travail, d’autres un test. La plupart ne demandent ni l’un ni l’autre.",
    workYears: "Années de travail",
    tests: "Tests que vous avez passés",
    noTest: "Je n’ai passé aucun de ces tests",
    isGoing: "Ces études sont encore en cours",
  },
  circumstances:
    "Certaines bourses sont pour les personnes réfugiées, les personnes en situation de handicap, les orphelins ou les familles qui ont peu de moyens. Vous pouvez nous le dire sur une page privée, à part.",
};

const ofChild: StudentWords = {
  studies: "Les études de votre enfant",
  lookingFor: "Domaines et pays",
  finished: "Les études que votre enfant a terminées",
  wanted: "Le diplôme que votre enfant veut",
  budget: "Budget",
  gpa: ofYou.gpa,
  results: {
    title: "Les notes de votre enfant",
    why: "Écrivez-les comme sur le diplôme ou le relevé. Elles décident à quoi votre enfant peut postuler.",
  },
  place: {
    title: "Nationalité et résidence",
    why: ofYou.place.why,
    citizenships: "Nationalité",
    residence: "Où vit votre enfant, si c’est ailleurs",
    region: "Région, province ou département",
    origin: "D’où vient votre famille",
    originHint: "Région, province ou département, si ce n’est pas là où vit votre enfant",
  },
  school: {
    title: "École ou université",
    why: ofYou.school.why,
    institution: "Où étudie votre enfant",
    yearOfStudy: "Année d’études",
    schoolClass: "Classe, si votre enfant va encore à l’école",
    finishedIn: "Année de fin d’études",
    finishedInHint: ofYou.school.finishedInHint,
  },
  person: {
    title: "Âge et sexe",
    why: "Certaines bourses ont une limite d’âge, et d’autres sont réservées aux femmes. Il s’agit de votre enfant, pas de vous.",
    bornOn: "Date de naissance de votre enfant",
    age: "Ou l’âge de votre enfant",
  },
  wishes: {
    title: "Ce que votre enfant veut ensuite",
    why: "Pour montrer ce que votre enfant étudiera vraiment, où, et ce que vous pouvez payer.",
    levels: "Mon enfant veut faire",
    words: "Ce que votre enfant veut étudier, avec vos mots",
    other: "Autres pays",
    budgetValue: "Ce que vous pouvez payer par an",
  },
  experience: {
    title: "Travail et tests",
    why: ofYou.experience.why,
    workYears: "Années de travail de votre enfant",
    tests: "Tests que votre enfant a passés",
    noTest: "Mon enfant n’a passé aucun de ces tests",
    isGoing: "Ces études sont encore en cours",
  },
  circumstances: ofYou.circumstances,
};

export const wordsAbout: Words["wordsAbout"] = (about) => (about === "you" ? ofYou : ofChild);

export const foldWords: Words["foldWords"] = { optional: "Vous pouvez laisser cette partie vide." };
