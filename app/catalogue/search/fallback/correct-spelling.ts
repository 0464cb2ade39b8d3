import { memoizeByObject } from "#app/shared/memoize.ts";
import { editDistance } from "#app/shared/text/edit-distance.ts";
import { phoneticKey } from "#app/shared/text/phonetic-key.ts";
import { trigramSimilarity } from "#app/shared/text/trigram-similarity.ts";
import { kinds } from "#database/schema/opportunity-lists.ts";
import type { CatalogueIndex } from "../index/kind-index.ts";
import { countListed } from "../index/listing-set.ts";
import { bare, fold } from "../parser/fold.ts";
import { type Lexicon, lexiconOf } from "../parser/lexicon.ts";
import type { ParsedPhrase } from "../parser/meaning.ts";
import { isForeign, readQuery } from "../parser/read-query.ts";
import { commonWords } from "./common-words.ts";

/** Words that are less alike are not compared letter by letter. */
const leastSimilarity = 0.3;
const mostNeighbours = 100;
/** Limits for splitting words that were typed without spaces. */
const mostParts = 4;
const longestJoined = 24;

/** The text with each unknown word replaced by the most similar known one. Returns null if nothing changes. */
export function correctSpelling(catalogue: CatalogueIndex, text: string): string | null {
  const { today } = catalogue.scholarships;
  const query = readQuery(text, today);
  const { pieces } = query;
  const isOther = isForeign(query);
  const isLeft = ({ typed, means }: ParsedPhrase) =>
    means !== null || (isOther && typed.length <= shortestForeign);
  const corrected = pieces
    .map((piece) =>
      isLeft(piece) ? piece.typed : correctWord(catalogue, bare(fold(piece.typed)), today, isOther),
    )
    .join(" ");
  const before = pieces.map(({ typed }) => typed).join(" ");
  return corrected === before || plain(corrected) === plain(text) ? null : corrected;
}

const plain = (text: string) =>
  text
    .split(" ")
    .map((word) => bare(fold(word)))
    .join(" ");

function correctWord(catalogue: CatalogueIndex, typed: string, today: string, isOther: boolean): string {
  if (typed.length < 3 || isWord(typed) || isKnown(catalogue, typed)) return typed;
  const parts = sayDigits(typed).split(/[- ]/).filter(Boolean);
  if (parts.length > 1) return parts.map((part) => correctWord(catalogue, part, today, isOther)).join(" ");
  // Beside words of another language, a word with several typing errors is probably one that the lexicon doesn't know.
  const mostSlips = isOther ? 1 : Math.max(1, Math.floor(typed.length / 3));
  return findNearestWord(catalogue, typed, today, mostSlips) ?? splitWord(catalogue, typed) ?? typed;
}

/** "Wings2fly", "scholarships4africa". */
const sayDigits = (word: string) =>
  word.replace(/(?<=\p{L}{2})[24](?=\p{L}{2})/gu, (digit) => (digit === "2" ? " to " : " for "));

/** Whether it is an English word, or the plural of one. */
const isWord = (word: string) => commonWords.has(word) || commonWords.has(word.replace(/(?:es|s)$/, ""));

/** Whether any listing mentions it, even if only inside a longer word. */
function isKnown(catalogue: CatalogueIndex, word: string): boolean {
  return kinds.some((kind) => {
    const { listed, text } = catalogue[kind];
    let isMentioned = false;
    text.forEachWith(word, (listing) => {
      if (listed[listing]) isMentioned = true;
    });
    return isMentioned;
  });
}

interface SimilarWord {
  word: string;
  /** How many listings use it. */
  uses: number;
}

/** A typing error in the first letter is rare: "mothers" is not "others". */
const firstLetterSlip = 0.5;

/** The word with the fewest typing errors between it and the typed one; of several, the one that most listings use. */
function findNearestWord(
  catalogue: CatalogueIndex,
  typed: string,
  today: string,
  mostSlips: number,
): string | null {
  const [nearest] = [...findNeighbours(catalogue, typed), ...understoodLike(typed, today)]
    .map((neighbour) => ({ ...neighbour, slips: slipsBetween(typed, neighbour.word) }))
    .filter(({ slips }) => slips > 0 && Math.floor(slips) <= mostSlips)
    .sort((one, other) => one.slips - other.slips || other.uses - one.uses);
  return nearest?.word ?? null;
}

/** Words of the catalogue that look like a word, the most similar first. */
function findNeighbours(catalogue: CatalogueIndex, typed: string): SimilarWord[] {
  const found = new Map<string, SimilarWord & { similarity: number }>();
  for (const kind of kinds) {
    const section = catalogue[kind];
    for (const written of section.text.wordsLike(typed)) {
      const word = bare(written);
      if (!/\p{L}/u.test(word)) continue;
      const isOneSlip = Math.abs(typed.length - written.length) < 2 && editDistance(typed, written) === 1;
      if (!isOneSlip && firstOf(typed) !== firstOf(word)) continue;
      const similarity = trigramSimilarity(typed, written);
      const isNear = isOneSlip || similarity >= leastSimilarity;
      const uses = isNear ? countListed(section, section.text.withWord(written)) : 0;
      if (uses > (found.get(written)?.uses ?? 0)) found.set(written, { word, uses, similarity });
    }
  }
  return [...found.values()]
    .sort((one, other) => other.similarity - one.similarity || other.uses - one.uses)
    .slice(0, mostNeighbours);
}

/** A phonetic spelling counts as one error, however many letters differ. */
function slipsBetween(typed: string, word: string): number {
  const slips = editDistance(typed, word);
  const heard = slips < 2 ? slips : Math.min(slips, 1 + editDistance(phoneticKey(typed), phoneticKey(word)));
  return firstOf(typed) === firstOf(word) ? heard : heard + firstLetterSlip;
}

/** Some letters sound alike: "jermany", "kanada". */
const alike = ["cksqx", "gj", "fpv", "iey", "sz", "ou"];
const firstOf = ([first = ""]: string) => alike.find((letters) => letters.includes(first)) ?? first;

/** Words of the lexicon of about the same length, even if no listing uses them. */
function understoodLike(typed: string, today: string): SimilarWord[] {
  return (wordsIn(lexiconOf(today)).get(firstOf(typed)) ?? []).filter(
    ({ word }) => Math.abs(word.length - typed.length) < 3,
  );
}

/** A shorter word of one language may be a correct word of another: "mtaa" is Kiswahili, and not Hausa's "mata". */
const shortestForeign = 5;

/** By their first letter. */
const wordsIn = memoizeByObject(({ phrases }: Lexicon) =>
  Map.groupBy(
    [...phrases]
      .filter(
        ([phrase, { english }]) => phrase.length >= (english ? shortestForeign : 4) && !phrase.includes(" "),
      )
      .map(([phrase]) => ({ word: bare(phrase), uses: 0 })),
    ({ word }) => firstOf(word),
  ),
);

/** "wingstofly": the fewest known words that it is made of. */
function splitWord(catalogue: CatalogueIndex, typed: string): string | null {
  const letters = [...typed];
  if (letters.length > longestJoined) return null;
  const isWord = (part: string) =>
    part.length > 1 &&
    kinds.some((kind) => countListed(catalogue[kind], catalogue[kind].text.withWord(part)) > 0);
  /** For each end, the fewest words that lead there. */
  const ways: (string[] | null)[] = [[]];
  for (let end = 1; end <= letters.length; end++) {
    const arrivals = ways.flatMap((way, start) => {
      const part = letters.slice(start, end).join("");
      return way && isWord(part) ? [[...way, part]] : [];
    });
    ways[end] = arrivals.sort((one, other) => one.length - other.length)[0] ?? null;
  }
  const way = ways[letters.length];
  return way && way.length > 1 && way.length <= mostParts ? way.join(" ") : null;
}
