import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const askFormText: Words["askFormText"] = {
  topic: "Thème",
  chooseATopic: "Choisissez un thème",
  question: "Votre question en une ligne",
  more: "Dites-nous en plus",
  topicHint: "De quoi s’agit-il ?",
  emailReplies: "M’écrire quand quelqu’un répond",
  posting: "Publication…",
  about: (name) => `À propos de : ${name}.`,
  aboutElse: "À propos d’autre chose",
  noneOfThese: "Rien de cela",
  post: "Publier la question",
  isPublic: "Tout le monde peut lire ce message, avec votre nom affiché.",
};
