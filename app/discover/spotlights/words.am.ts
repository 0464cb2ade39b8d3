import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const spotlightWords: Words["spotlightWords"] = {
  readOn: "ቀጥለው ያንብቡ",
  title: "ትኩረት",
  student: "የተማሪ ታሪክ",
  school: "የትምህርት ቤት ታሪክ",
  visit: "ይህን ትምህርት ቤት ይመልከቱ",
};
