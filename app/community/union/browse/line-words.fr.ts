import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./line-words.ts";

type Words = Translation<typeof english>;

export const unionLines: Words["unionLines"] = {
  activity: (threads, day) => `${threads}, la dernière le ${day}`,
  allTopics: "Tous les thèmes",
  mention: (text) => `Messages avec « ${text} »`,
  replyIn: (title) => `Réponse dans : ${title}`,
  topicTitle: (name) => `${name} : questions et réponses`,
  topicDescription: (about) =>
    `${about} Des questions d’élèves et d’étudiants, avec leurs réponses, dans l’Entraide étudiante de Fursa.`,
  newer: "Plus récentes",
  older: "Plus anciennes",
  offer: "On vous a envoyé une offre trop belle pour être vraie ?",
  checkOffer: "Vérifiez le message avant de répondre.",
  answered: "Réponse choisie",
  locked: "Fermée",
  by: (author, country) => `${author}, ${country}`,
};
