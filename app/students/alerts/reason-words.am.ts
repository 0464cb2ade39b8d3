import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./reason-words.ts";

type Words = Translation<typeof english>;

export const reasonWords: Words["reasonWords"] = {
  ownField: (fields) => `የእርስዎ መስክ (${fields})`,
  everyField: "ማንኛውም መስክ ይቀበላል",
  countries: (countries) => `በዝርዝርዎ ያለ፦ ${countries}`,
  level: "የእርስዎ ደረጃ",
  gpa: "ያለዎት GPA ይበቃል",
  noGpa: "GPA አይጠይቅም",
  budget: "ወጪው ተገልጿል",
  duration: (duration) => `የሚቆየው፦ ${duration}`,
};
