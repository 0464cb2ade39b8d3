import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./fact-words.ts";

type Words = Translation<typeof english>;

export const askedFor: Words["askedFor"] = {
  you: {
    citizenships: "votre nationalité",
    residence: "où vous vivez",
    region: "votre région, province ou département",
    sex: "si vous êtes une femme ou un homme",
    bornOn: "votre âge",
    finished: "quelles études vous avez terminées",
    currentEducationLevel: "ce que vous étudiez en ce moment",
    wantedLevels: "ce que vous voulez étudier ensuite",
    fieldsOfInterest: "votre domaine",
    tests: "quel test vous avez passé",
    workYears: "combien d’années vous avez travaillé",
    institution: "où vous étudiez",
    yearOfStudy: "votre année d’études",
    schoolClass: "votre classe",
    finishedIn: "en quelle année vous avez terminé ou allez terminer",
    origin: "d’où vient votre famille",
  },
  child: {
    citizenships: "la nationalité de votre enfant",
    residence: "où vit votre enfant",
    region: "la région, la province ou le département de votre enfant",
    sex: "si votre enfant est une fille ou un garçon",
    bornOn: "l’âge de votre enfant",
    finished: "quelles études votre enfant a terminées",
    currentEducationLevel: "ce que votre enfant étudie en ce moment",
    wantedLevels: "ce que votre enfant veut étudier ensuite",
    fieldsOfInterest: "le domaine de votre enfant",
    tests: "quel test votre enfant a passé",
    workYears: "combien d’années votre enfant a travaillé",
    institution: "où étudie votre enfant",
    yearOfStudy: "l’année d’études de votre enfant",
    schoolClass: "la classe de votre enfant",
    finishedIn: "en quelle année votre enfant a terminé ou va terminer",
    origin: "d’où vient votre famille",
  },
};

export const decidingWords: Words["decidingWords"] = {
  fact: (fact) => `${fact} : c’est décisif`,
  degree: {
    you: "le résultat de votre diplôme : c’est décisif",
    child: "le résultat du diplôme de votre enfant : c’est décisif",
  },
  grade: {
    you: (exam) => `la note de votre examen ${exam} : c’est décisif`,
    child: (exam) => `la note de l’examen ${exam} de votre enfant : c’est décisif`,
  },
  grades: {
    you: (exam) => `les notes de votre examen ${exam} : c’est décisif`,
    child: (exam) => `les notes de l’examen ${exam} de votre enfant : c’est décisif`,
  },
  score: {
    you: (exam) => `le score de votre examen ${exam} : c’est décisif`,
    child: (exam) => `le score de l’examen ${exam} de votre enfant : c’est décisif`,
  },
};

export const shortLabels: Words["shortLabels"] = {
  citizenships: "Nationalité",
  residence: "Pays",
  region: "Région, province ou département",
  sex: "Sexe",
  age: "Âge",
  finished: "Études terminées",
  currentEducationLevel: "Études en cours",
  wantedLevels: "Études suivantes",
  fieldsOfInterest: "Domaine",
  test: "Test",
  testScore: "Score",
  workYears: "Années de travail",
  institution: "Établissement",
  yearOfStudy: "Année d’études",
  schoolClass: "Classe",
  finishedIn: "Année de fin d’études",
  origin: "Région de la famille",
  system: "Examen ou échelle",
};
