import { durationInWords } from "#app/catalogue/kinds/duration-words.ts";
import { fieldName, placeName } from "#app/catalogue/names/words.ts";
import type { Criterion } from "#app/catalogue/scoring/criteria.ts";
import type { Reason } from "#app/catalogue/scoring/score.ts";
import { listNames } from "#app/shared/languages/formats.ts";
import { reasonWords as words } from "./reason-words.ts";

/** For example "your field (Law) · Kenya is on your list · asks for no GPA". */
export const reasonsInWords = (reasons: Reason[]): string =>
  reasons
    .filter(({ isMet }) => isMet)
    .map((reason) => wordsFor[reason.criterion](reason))
    .join(" · ");

const wordsFor: Record<Criterion, (reason: Reason) => string> = {
  field: ({ wanted, matched }) => {
    const own = matched.filter((field) => wanted.includes(field));
    return own.length > 0 ? words.ownField(listNames(own.map(fieldName))) : words.everyField;
  },
  country: ({ matched }) => words.countries(listNames(matched.map(placeName)), matched.length),
  level: () => words.level,
  gpa: ({ offered }) => (offered === "none" ? words.noGpa : words.gpa),
  budget: () => words.budget,
  duration: ({ offered }) => words.duration(durationInWords(offered)),
};
