import { kindWords } from "#app/catalogue/kinds/words.ts";
import { bare, fold } from "#app/catalogue/search/parser/fold.ts";
import { lexiconOf } from "#app/catalogue/search/parser/lexicon.ts";
import type { Meaning } from "#app/catalogue/search/parser/meaning.ts";
import { readQuery } from "#app/catalogue/search/parser/read-query.ts";
import { fewestLetters, meantBeginning } from "./parse-typed.ts";
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
  /** A country or a region. */
  isPlace: boolean;
  /** Whether what was typed is its beginning, letter by letter. */
  isName: boolean;
}

const mostMeanings = 4;

/** Completes all words, otherwise the last ones: "masters in ger" becomes "masters in Germany". */
export function suggestMeanings(typed: string, today: string): SuggestedMeaning[] {
  const words = typed.split(" ").filter(Boolean);
  for (const isForgiving of [false, true]) {
    for (let start = 0; start < words.length; start++) {
      // "Masters in c" continues with a country, not with a phrase that begins with "in".
      if (start > 0 && start < words.length - 1 && isPreposition(words[start])) continue;
      const isAfterPreposition = isPreposition(words[start - 1]);
      const found = beginningWith(words.slice(start).join(" "), today, isForgiving, isAfterPreposition);
      if (found.length > 0) return found.map((one) => goOn(words.slice(0, start), one));
    }
  }
  return [];
}

const isPreposition = (word = "") => /^(?:in|for|at|of|from|to|on|about|and|or)$/i.test(word);

interface NamedMeaning {
  name: string;
  means: Meaning;
  distance: number;
}

const goOn = (before: string[], { name, means, distance }: NamedMeaning): SuggestedMeaning => ({
  label: [...before, name].join(" "),
  what: whatIs(means) ?? "",
  tags: Object.keys(means.tags),
  isEnd: before.length > 0,
  isPlace: means.about === "country",
  isName: distance <= nearest,
});

/** The phrase itself, or the beginning of the name that we show. */
const nearest = 1;
const otherPhrase = 2;
const forgiven = 3;

/** Best first: the exact phrase, then names, then synonyms. */
function beginningWith(
  given: string,
  today: string,
  isForgiving: boolean,
  isAfterPreposition: boolean,
): NamedMeaning[] {
  const typed = bare(fold(given));
  if (typed.length < (isAfterPreposition ? 1 : fewestLetters)) return [];
  const begins = (phrase: string) =>
    isForgiving ? meantBeginning(typed, phrase) !== null : phrase.startsWith(typed);
  const found = new Map<string, NamedMeaning>();
  for (const [phrase, means] of lexiconOf(today).phrases) {
    if (!whatIs(means) || !begins(phrase)) continue;
    const name = nameOf(phrase, means, today);
    // Trades, slang and other languages have names that we don't show. Names that we show come first.
    const isName = fold(name) === phrase && (name === means.label || (!means.label && !means.english));
    const distance = isForgiving ? forgiven : phrase === typed ? 0 : isName ? nearest : otherPhrase;
    // "Master" and "masters" are one line.
    const key = means.label ?? `${means.kind} ${means.english ?? ""}`;
    const known = found.get(key);
    const one = { name, means, distance };
    const order = known ? compare(one, known) || name.length - known.name.length : -1;
    if (order < 0) found.set(key, one);
  }
  return [...found.values()].sort(compare).slice(0, mostMeanings);
}

/**
 * The nearest first; English before words of other languages that sound like it; then the order of the lexicon, which
 * has the usual words first.
 */
const compare = (one: NamedMeaning, other: NamedMeaning): number =>
  one.distance - other.distance || Number(one.means.english !== null) - Number(other.means.english !== null);

/** The display name if a search for it finds the same, otherwise the phrase itself. */
function nameOf(phrase: string, means: Meaning, today: string): string {
  // A country is shown in the page's language, however it was typed.
  if (means.label && means.about === "country" && means.english) return means.label;
  const [only, ...others] = readQuery(means.label ?? "", today).pieces;
  if (means.label && only?.means === means && others.length === 0) return means.label;
  return phrase.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

function whatIs({ about, label, kind, tags }: Meaning): string | null {
  if (!label) return about === "kind" && kind ? kindWords[kind].many : null;
  if (about === "country" && kind) return meaningNames.search;
  if (about === "country") return tags[`country ${label}`] ? meaningNames.country : meaningNames.region;
  if (about === "field" || about === "level" || about === "place") return meaningNames[about];
  return meaningNames.search;
}
