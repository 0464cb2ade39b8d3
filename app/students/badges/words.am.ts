import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const badgeWords: Words["badgeWords"] = {
  newMatches: (count, most) =>
    count >= most
      ? { text: `${most}+`, label: `${most} ወይም ከዚያ በላይ አዳዲስ` }
      : { text: String(count), label: `አዲስ፦ ${count}` },
  closing: (count) => ({ text: String(count), label: `በዚህ ሳምንት የሚዘጉ፦ ${count}` }),
};
