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
};
