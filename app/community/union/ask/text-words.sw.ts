import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const askFormText: Words["askFormText"] = {
  topic: "Mada",
  chooseATopic: "Chagua mada",
  yourQuestionInOne: "Swali lako kwa mstari mmoja",
  tellUsMore: "Eleza zaidi",
  whatIsItAbout: "Linahusu nini?",
  mailMeWhenSomeone: "Niandikie barua pepe mtu akijibu",
  posting: "Inachapisha...",
};
