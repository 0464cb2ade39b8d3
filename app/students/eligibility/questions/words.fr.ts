import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const askWords: Words["askWords"] = {
  yes: "Oui",
  no: "Non",
  citizenships: "Quelle est votre nationalité ?",
  residence: "Où vivez-vous ?",
  region: "Votre région, province ou département",
  sex: "Êtes-vous une femme ou un homme ?",
  aWoman: "Une femme",
  aMan: "Un homme",
  age: "Quel âge avez-vous ?",
  finished: "Quelles études avez-vous terminées ?",
  currentEducationLevel: "Qu’étudiez-vous en ce moment ?",
  wantedLevels: "Que voulez-vous étudier ensuite ?",
  fieldsOfInterest: "Dans quel domaine ?",
  workYears: "Combien d’années avez-vous travaillé ?",
  institution: "Dans quel établissement étudiez-vous, ou avez-vous une place ?",
  yearOfStudy: "En quelle année d’études êtes-vous ?",
  yearName: (year) => (year === 6 ? "6e année ou plus" : year === 1 ? "1re année" : `${year}e année`),
  schoolClass: "En quelle classe êtes-vous ?",
  schoolClassHint: "Par exemple terminale, Form 4 ou SS 3",
  finishedIn: "En quelle année avez-vous terminé, ou allez-vous terminer ?",
  origin: "De quelle région vient votre famille ?",
  system: "Quel examen ou quelle échelle de notes ?",
  result: "Votre résultat, exactement comme il est écrit",
  resultHint: "Par exemple C+, 3.72 ou 312",
  meanGrade: "Quelle moyenne générale (mean grade) avez-vous eue au KCSE ?",
  ofExam: (exam, what) => `${exam} : ${what}`,
  grades: "Vos notes",
  gradesHint: (subjects) => `Sur une ligne : ${subjects}, et ainsi de suite`,
  test: "Quel test avez-vous passé ?",
  noTest: "Aucun pour le moment",
  testScore: "Quel était votre score ?",
  refugee: "Avez-vous le statut de réfugié, ou demandez-vous l’asile ?",
  disability: "Vivez-vous avec un handicap ?",
  lowIncome: "Votre famille aurait-elle du mal à payer vos études ?",
  orphan: "Avez-vous perdu votre père, votre mère ou les deux ?",
  anotherCountry: "Un autre pays",
  chooseSystem: "Choisissez aussi l’examen ou l’échelle de notes.",
};

export const finishedNames: Words["finishedNames"] = {
  none: "Pas encore d’études",
  primary: "Le primaire",
  secondary: "Le secondaire (bac, diplôme d’État, A Level, KCSE…)",
  vocational: "Un certificat ou diplôme professionnel",
  undergraduate: "La licence",
  graduate: "Le master",
};

export const studyNames: Words["studyNames"] = {
  high_school: "Le secondaire",
  vocational: "Un certificat ou diplôme professionnel",
  undergraduate: "La licence",
  graduate: "Le master",
  doctorate: "Le doctorat",
  short_course: "Une formation courte",
};

export const yesOrNo: Words["yesOrNo"] = () => [
  { value: "yes", label: "Oui" },
  { value: "no", label: "Non" },
];
