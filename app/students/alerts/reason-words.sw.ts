import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./reason-words.ts";

type Words = Translation<typeof english>;

export const reasonWords: Words["reasonWords"] = {
  ownField: (fields) => `fani yako (${fields})`,
  everyField: "kila fani inakaribishwa",
  countries: (countries) => `kwenye orodha yako ya nchi: ${countries}`,
  level: "kiwango chako",
  gpa: "GPA yako inatosha",
  noGpa: "haihitaji GPA",
  budget: "gharama imetajwa",
  duration: (duration) => `muda: ${duration}`,
};
