import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./duration-words.ts";
import { parseDuration } from "./parse-duration.ts";

type Words = Translation<typeof english>;

const units = { week: "semaines", month: "mois", year: "ans" };
const oneOf = { week: "semaine", month: "mois", year: "an" };

export const durationInWords: Words["durationInWords"] = (english) => {
  const parsed = parseDuration(english);
  if (!parsed) return english;
  const { bound, from, to, unit } = parsed;
  const length = to
    ? `de ${from} à ${to} ${units[unit]}`
    : `${from} ${from === "1" ? oneOf[unit] : units[unit]}`;
  if (bound === "about") return `environ ${length}`;
  if (bound === "up to") return `jusqu’à ${length}`;
  return bound === "at least" ? `au moins ${length}` : length;
};
