import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./foot-words.ts";

type Words = Translation<typeof english>;

export const footWords: Words["footWords"] = {
  settings: "በምን ያህል ጊዜ እንደሚላክ ይቀይሩ",
  stop: "እነዚህን ኢሜይሎች ያቁሙ",
  settingsAt: (address) => `በምን ያህል ጊዜ እንደሚላክ ይቀይሩ፦ ${address}`,
  stopAt: (address) => `እነዚህን ኢሜይሎች ያቁሙ፦ ${address}`,
};
