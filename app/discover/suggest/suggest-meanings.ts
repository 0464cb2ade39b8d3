import { bare, fold } from "#app/catalogue/search/parser/fold.ts";
import { lexiconOf } from "#app/catalogue/search/parser/lexicon.ts";
import type { Meaning } from "#app/catalogue/search/parser/meaning.ts";
import { readQuery } from "#app/catalogue/search/parser/read-query.ts";
import { fewestLetters, meantBeginning } from "./typed.ts";
import { meaningNames } from "./words.ts";

/** A phrase of the lexicon that begins with what was typed. */
export interface SuggestedMeaning {
  /** The whole search text. */
  label: string;
  what: string;
  /** A matching listing has one of these. */
  tags: string[];
  /** Only the last words of what was typed begin it. */
  isEnd: boolean;
}

const mostMeanings = 4;

/** Completes all words, or else the last ones: "masters in ger" becomes "masters in Germany". */
export function suggestMeanings(typed: string, today: string): SuggestedMeaning[] {
  const words = typed.split(" ").filter(Boolean);
  for (const isForgiving of [false, true]) {
    for (let start = 0; start < words.length; start++) {
      const found = beginningWith(words.slice(start).join(" "), today, isForgiving);
      if (found.length > 0) return found.map((one) => goOn(words.slice(0, start), one));
    }
  }
  return [];
}

interface Named {
  name: string;
  means: Meaning;
}

const goOn = (before: string[], { name, means }: Named): SuggestedMeaning => ({
  label: [...before, name].join(" "),
  what: whatIs(means) ?? "",
  tags: Object.keys(means.tags),
  isEnd: before.length > 0,
});

/** Best first: the exact phrase, then names, then synonyms. */
function beginningWith(given: string, today: string, isForgiving: boolean): Named[] {
  const typed = bare(fold(given));
  if (typed.length < fewestLetters) return [];
  const begins = (phrase: string) =>
    isForgiving ? meantBeginning(typed, phrase) !== null : phrase.startsWith(typed);
  const found = new Map<string, Named & { distance: number }>();
  for (const [phrase, means] of lexiconOf(today).phrases) {
    if (!whatIs(means) || !begins(phrase)) continue;
    const name = nameOf(phrase, means, today);
    const isName = fold(name) === phrase;
    const distance = phrase === typed ? 0 : isName ? 1 : 2;
    const known = found.get(name);
    if (!known || known.distance > distance) found.set(name, { name, means, distance });
  }
  return [...found.values()]
    .sort((one, other) => one.distance - other.distance || one.name.length - other.name.length)
    .slice(0, mostMeanings);
}

/** The display name if a search for it finds the same, otherwise the phrase itself. */
function nameOf(phrase: string, means: Meaning, today: string): string {
  const [only, ...others] = readQuery(means.label ?? "", today).pieces;
  if (means.label && only?.means === means && others.length === 0) return means.label;
  return phrase.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

function whatIs({ about, label, tags }: Meaning): string | null {
  if (!label) return null;
  if (about === "country") return tags[`country ${label}`] ? meaningNames.country : meaningNames.region;
  return about === "field" || about === "level" || about === "place" ? meaningNames[about] : null;
}
