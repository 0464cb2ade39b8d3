import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const askFormText: Words["askFormText"] = {
  topic: "ርዕስ",
  chooseATopic: "ርዕስ ይምረጡ",
  question: "ጥያቄዎ በአንድ መስመር",
  more: "ተጨማሪ ይንገሩን",
  topicHint: "ስለ ምንድን ነው?",
  emailReplies: "ሰው ሲመልስ ኢሜይል ይላኩልኝ",
  posting: "እየወጣ ነው...",
  about: (name) => `ስለ ${name}።`,
  aboutElse: "ስለ ሌላ ነገር",
  noneOfThese: "ከእነዚህ አንዱም አይደለም",
  post: "ጥያቄውን ያውጡ",
  isPublic: "ይህን ሁሉም ሰው ከሚታየው ስምዎ ጋር ማንበብ ይችላል።",
};
