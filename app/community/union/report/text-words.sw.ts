import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const reportText: Words["reportText"] = {
  reportAPost: "Ripoti chapisho",
  whatIsWrongWith: "Tatizo ni nini?",
  chooseAReason: "Chagua sababu",
  anythingAModeratorShould: "Jambo ambalo msimamizi anapaswa kujua",
};
