import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const editText: Words["editText"] = {
  title: "Modifier votre message",
  questionTitle: "Modifier votre question",
  replyTitle: "Modifier votre réponse",
  question: "Votre question en une ligne",
  more: "Dites-nous en plus",
  reply: "Votre réponse",
  saving: "Enregistrement…",
  back: "Retour à la discussion",
  save: "Enregistrer les changements",
  removeTitle: "Retirer le message",
  removeMeans:
    "Votre texte est supprimé pour toujours. Le message reste vide, pour que l’on puisse encore lire les réponses.",
  remove: "Retirer mon texte",
};

export const replyFormText: Words["replyFormText"] = {
  reply: "Votre réponse",
  posting: "Publication…",
  post: "Publier la réponse",
};
