import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./duration-words.ts";
import { parseDuration } from "./parse-duration.ts";

type Words = Translation<typeof english>;

const units = { week: "ሳምንት", month: "ወር", year: "ዓመት" };

export const durationInWords: Words["durationInWords"] = (english) => {
  const parsed = parseDuration(english);
  if (!parsed) return english;
  const { bound, from, to, unit } = parsed;
  const length = to ? `ከ${from} እስከ ${to} ${units[unit]}` : `${from} ${units[unit]}`;
  if (bound === "about") return `${length} ገደማ`;
  if (bound === "up to") return `እስከ ${length}`;
  return bound === "at least" ? `ቢያንስ ${length}` : length;
};
