import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./reason-words.ts";

type Words = Translation<typeof english>;

export const reasonInWords: Words["reasonInWords"] = (reasons) =>
  reasons
    .filter(({ isMet }) => isMet)
    .map((reason) => wordsFor(reason))
    .join(" · ");

function wordsFor({
  criterion,
  wanted,
  matched,
  offered,
}: Parameters<Words["reasonInWords"]>[0][number]): string {
  switch (criterion) {
    case "field": {
      const own = matched.filter((field) => wanted.includes(field));
      return own.length > 0 ? `fani yako (${own.join(", ")})` : "kila fani inakaribishwa";
    }
    case "country":
      return `kwenye orodha yako ya nchi: ${matched.join(", ")}`;
    case "level":
      return "kiwango chako";
    case "gpa":
      return offered === "none" ? "haihitaji GPA" : "GPA yako inatosha";
    case "budget":
      return "gharama imetajwa";
    case "duration":
      return `muda: ${offered}`;
  }
}
