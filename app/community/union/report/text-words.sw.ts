import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const reportText: Words["reportText"] = {
  title: "Ripoti chapisho",
  reason: "Tatizo ni nini?",
  chooseAReason: "Chagua sababu",
  note: "Jambo ambalo msimamizi anapaswa kujua",
  intro: "Msimamizi ataliangalia. Mwandishi hatajua nani ameripoti.",
  back: "Rudi kwenye mjadala",
  send: "Ripoti",
};
