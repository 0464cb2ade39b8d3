import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./mail-words.ts";

type Words = Translation<typeof english>;

export const followMailWords: Words["followMailWords"] = {
  subject: (title) => `Jibu jipya: ${title}`,
  news: (title) => `Kuna jambo jipya kwenye mjadala unaoufuata: ${title}`,
  once: "Tunaandika mara moja, na tena baada tu ya wewe kuusoma.",
  stop: "Acha barua pepe kuhusu mjadala huu:",
  read: "Soma",
};
