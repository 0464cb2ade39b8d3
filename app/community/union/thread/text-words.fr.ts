import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const postViewText: Words["postViewText"] = {
  waitingForReview: "En attente de relecture",
  hidden: "Masqué",
  helpful: "Utile",
  notTheAnswer: "Finalement, ce n’est pas la réponse",
  isTheAnswer: "Cela répond à ma question",
  by: (author) => `Auteur du message : ${author}`,
  edited: "modifié",
  helpfulSoFar: (count) => `Utile (${count})`,
  edit: "Modifier ou retirer",
  report: "Signaler",
  moderate: "Modérer",
};

export const threadText: Words["threadText"] = {
  latestReplies: "Dernières réponses",
  fromTheFirst: "Depuis la première",
  replies: "Réponses",
  about: (name) => `À propos de : ${name}`,
  earlier: "Plus anciennes",
  later: "Plus récentes",
  answer: "Répondre",
};
