import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const forgotText: Words["forgotText"] = {
  title: "Umesahau nenosiri?",
  intro: "Andika barua pepe uliyojisajili nayo. Tutakutumia kiungo cha kuweka nenosiri jipya.",
  send: "Tuma kiungo",
};

export const resetText: Words["resetText"] = {
  title: "Weka nenosiri jipya",
  newPassword: "Nenosiri jipya",
  saving: "Inahifadhi...",
  failed: "Nenosiri halijabadilishwa",
  save: "Hifadhi nenosiri",
  another: "Omba kiungo kingine",
};

export const passwordText: Words["passwordText"] = {
  title: "Badilisha nenosiri",
  newPassword: "Nenosiri jipya",
  failed: "Nenosiri halijabadilishwa",
  intro: "Vifaa vingine vitaondolewa kwenye akaunti.",
  save: "Hifadhi nenosiri",
};

export const passwordFieldText: Words["passwordFieldText"] = {
  hide: "Ficha",
  show: "Onyesha",
  hidePassword: "Ficha nenosiri",
  showPassword: "Onyesha nenosiri",
};
