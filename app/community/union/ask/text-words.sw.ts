import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const askFormText: Words["askFormText"] = {
  topic: "Mada",
  chooseATopic: "Chagua mada",
  question: "Swali lako kwa mstari mmoja",
  more: "Eleza zaidi",
  topicHint: "Linahusu nini?",
  emailReplies: "Niandikie barua pepe mtu akijibu",
  posting: "Inachapisha...",
  about: (name) => `Kuhusu ${name}.`,
  aboutElse: "Kuhusu jambo lingine",
  noneOfThese: "Si mojawapo ya haya",
  post: "Chapisha swali",
  isPublic: "Kila mtu anaweza kulisoma, likiwa na jina lako la kuonyeshwa.",
};
