import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./language-words.ts";

type Words = Translation<typeof english>;

export const memberLanguageWords: Words["memberLanguageWords"] = {
  title: "ቋንቋ",
  label: "የኢሜይሎች እና የማሳወቂያዎች ቋንቋ",
  save: "ቋንቋውን ያስቀምጡ",
  saved: { title: "ቋንቋው ተቀምጧል", detail: "ኢሜይሎች እና ማሳወቂያዎች በዚህ ቋንቋ ይመጣሉ።" },
};
