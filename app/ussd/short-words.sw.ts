import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./short-words.ts";

type Words = Translation<typeof english>;

export const languageLine: Words["languageLine"] = { others: "5 English, Français, Amharic" };

export const shortWords: Words["shortWords"] = {
  day: (number, month) => `${number} ${month.slice(0, 3)}`,
  usually: (month) => `kawaida ${month.slice(0, 3)}`,
  official: (host) => `Rasmi: ${host}`,
};
