import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const stepWords: Words["stepWords"] = {
  line: (step, opens) => `${step} : ${opens}`,
  opens: (count, isAtLeast) =>
    `${isAtLeast ? "au moins " : ""}${count.toLocaleString("fr")} ${count < 2 ? "offre de plus" : "offres de plus"}`,
  refugeeLetter: (count) =>
    `Demandez votre attestation de réfugié au HCR ou au bureau des réfugiés : ${count.toLocaleString("fr")} ${count < 2 ? "offre est" : "offres sont"} pour les personnes réfugiées`,
  diploma: "Candidatez d’abord pour un diplôme professionnel",
  ielts: (score) => `Passez l’IELTS et obtenez ${score.toLocaleString("fr")}`,
  finish: {
    secondary: "Terminez le secondaire",
    vocational: "Terminez un certificat ou un diplôme",
    undergraduate: "Terminez une licence",
    graduate: "Terminez un master",
  },
  kcse: (grade) => `Repassez le KCSE et obtenez ${grade}`,
  credit: "Repassez une matière pour avoir un credit de plus",
  englishAndMaths: "Repassez l’anglais et les mathématiques pour avoir un credit dans les deux",
  upperSecond: "Terminez avec une mention « second class upper »",
  work: (years) => `Travaillez ${years} ans`,
};
