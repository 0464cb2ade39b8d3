import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./short-words.ts";

type Words = Translation<typeof english>;

export const languageLine: Words["languageLine"] = { others: "5 English" };

export const shortWords: Words["shortWords"] = {
  day: (number, month) => `${number} ${month}`,
  usually: (month) => `ብዙውን ጊዜ ${month}`,
  official: (host) => `ይፋዊ፦ ${host}`,
};
