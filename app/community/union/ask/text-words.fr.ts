import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const askFormText: Words["askFormText"] = {
  topic: "Thème",
  chooseATopic: "Choisissez un thème",
  yourQuestionInOne: "Votre question en une ligne",
  tellUsMore: "Dites-nous en plus",
  whatIsItAbout: "De quoi s’agit-il ?",
  mailMeWhenSomeone: "M’écrire quand quelqu’un répond",
  posting: "Publication…",
};
