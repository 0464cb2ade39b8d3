import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const editText: Words["editText"] = {
  editYourPost: "Hariri chapisho lako",
  editYourQuestion: "Hariri swali lako",
  editYourReply: "Hariri jibu lako",
  yourQuestionInOne: "Swali lako kwa mstari mmoja",
  tellUsMore: "Eleza zaidi",
  yourReply: "Jibu lako",
  saving: "Inahifadhi...",
};

export const replyFormText: Words["replyFormText"] = {
  yourReply: "Jibu lako",
  posting: "Inachapisha...",
};
