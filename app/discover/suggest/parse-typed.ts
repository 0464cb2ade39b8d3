import { bare, fold } from "#app/catalogue/search/parser/fold.ts";
import { editDistance } from "#app/shared/text/edit-distance.ts";
import { parseSearchText, wordsOf } from "#app/shared/text/search-text.ts";

/** Longer input is cut. */
const longest = 80;
/** One letter matches too much. */
export const fewestLetters = 2;
/** In shorter words, one typing error makes another word. */
const fewestForSlip = 4;

/** The text typed so far. */
export const parseTyped = (given: string | null): string =>
  [...parseSearchText(given)].slice(0, longest).join("");

/** The words to match, normalised like the names in the index. */
export const nameWordsOf = (typed: string): string[] =>
  wordsOf(typed)
    .flatMap((word) => bare(fold(word)).split(/[!-/:-@[-`{-~\s]+/))
    .filter(Boolean);

/** The beginning of the name that is within one typing error; null if there is none. */
export function meantBeginning(typed: string, name: string): string | null {
  if (typed.length < fewestForSlip || typed[0] !== name[0]) return null;
  const beginnings = [typed.length, typed.length + 1, typed.length - 1].map((length) =>
    name.slice(0, length),
  );
  return beginnings.find((beginning) => editDistance(typed, beginning) <= 1) ?? null;
}
