import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const editText: Words["editText"] = {
  title: "Hariri chapisho lako",
  questionTitle: "Hariri swali lako",
  replyTitle: "Hariri jibu lako",
  question: "Swali lako kwa mstari mmoja",
  more: "Eleza zaidi",
  reply: "Jibu lako",
  saving: "Inahifadhi...",
  back: "Rudi kwenye mjadala",
  save: "Hifadhi mabadiliko",
  removeTitle: "Ondoa chapisho hili",
  removeMeans: "Hii inafuta maneno yako kabisa. Chapisho linabaki tupu, ili watu waweze bado kusoma majibu.",
  remove: "Ondoa maneno yangu",
};

export const replyFormText: Words["replyFormText"] = {
  reply: "Jibu lako",
  posting: "Inachapisha...",
  post: "Chapisha jibu",
};
