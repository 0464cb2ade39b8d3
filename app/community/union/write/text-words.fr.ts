import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const editText: Words["editText"] = {
  editYourPost: "Modifier votre message",
  editYourQuestion: "Modifier votre question",
  editYourReply: "Modifier votre réponse",
  yourQuestionInOne: "Votre question en une ligne",
  tellUsMore: "Dites-nous en plus",
  yourReply: "Votre réponse",
  saving: "Enregistrement…",
};

export const replyFormText: Words["replyFormText"] = {
  yourReply: "Votre réponse",
  posting: "Publication…",
};
