import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./duration-words.ts";
import { parseDuration } from "./parse-duration.ts";

type Words = Translation<typeof english>;

const units = { week: "wiki", month: "miezi", year: "miaka" };
const oneOf = { week: "wiki", month: "mwezi", year: "mwaka" };

export const durationInWords: Words["durationInWords"] = (english) => {
  const parsed = parseDuration(english);
  if (!parsed) return english;
  const { bound, from, to, unit } = parsed;
  const length = to
    ? `${units[unit]} ${from} hadi ${to}`
    : `${from === "1" ? oneOf[unit] : units[unit]} ${from}`;
  if (bound === "about") return `takriban ${length}`;
  if (bound === "up to") return `hadi ${length}`;
  return bound === "at least" ? `angalau ${length}` : length;
};
