import { findDateMentions } from "#app/editors/scraper/extractors/date-mentions.ts";

/** Sentences with fewer letters can't be recognised: "By 30 April". */
const fewestLetters = 12;

/** Whether two sentences are the same except for the single date in each. */
export function isSameSentence(before: string, now: string): boolean {
  const [was, is] = [withoutDate(before), withoutDate(now)];
  return was !== null && was === is && was.replace(/\P{Letter}/gu, "").length >= fewestLetters;
}

/** The words around the only date of a sentence; null if it has no date, or several. */
function withoutDate(sentence: string): string | null {
  const [date, ...others] = findDateMentions(sentence);
  if (!date || others.length > 0) return null;
  const around = `${sentence.slice(0, date.start)}#${sentence.slice(date.end)}`;
  return around
    .toLowerCase()
    .replace(
      /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)\b/g,
      "",
    )
    .replace(/[^\p{L}\p{N}#]+/gu, " ")
    .trim();
}
