import { bare, fold } from "#app/catalogue/search/parser/fold.ts";
import { editDistance } from "#app/shared/text/edit-distance.ts";
import { parseSearchText, wordsOf } from "#app/shared/text/search-text.ts";

/** Nobody types more of a name before they look up. */
const longest = 80;
/** One letter begins everything. */
export const fewestLetters = 2;
/** In a shorter word one slip makes another word of it. */
const fewestForSlip = 4;

/** What has been typed so far. */
export const readTyped = (given: string | null): string =>
  [...parseSearchText(given)].slice(0, longest).join("");

/** The words that a name has to begin with, one way or another: as names are kept, without signs. */
export const nameWordsOf = (typed: string): string[] =>
  wordsOf(typed)
    .flatMap((word) => bare(fold(word)).split(/[!-/:-@[-`{-~\s]+/))
    .filter(Boolean);

/** The beginning of a name that was meant, with one slip of the keyboard; null where it begins otherwise. */
export function meantBeginning(typed: string, name: string): string | null {
  if (typed.length < fewestForSlip || typed[0] !== name[0]) return null;
  const beginnings = [typed.length, typed.length + 1, typed.length - 1].map((length) =>
    name.slice(0, length),
  );
  return beginnings.find((beginning) => editDistance(typed, beginning) <= 1) ?? null;
}
