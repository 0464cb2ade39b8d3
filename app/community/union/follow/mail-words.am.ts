import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./mail-words.ts";

type Words = Translation<typeof english>;

export const followMailWords: Words["followMailWords"] = {
  subject: (title) => `አዲስ ምላሽ፦ ${title}`,
  news: (title) => `በሚከታተሉት ውይይት ላይ አዲስ ነገር አለ፦ ${title}`,
  once: "አንድ ጊዜ እንጽፋለን፤ እንደገና የምንጽፈው ካነበቡት በኋላ ብቻ ነው።",
  stop: "ስለዚህ ውይይት ኢሜይሎችን ለማቆም፦",
  read: "ያንብቡት",
};
