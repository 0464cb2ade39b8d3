import { memoizeByObject } from "#app/shared/memoize.ts";
/** A record that a message may name. */
export interface KnownRecord {
  kind: "scholarship" | "college" | "internship";
  id: string;
  name: string;
  /** The host of its official page; empty if we know none. */
  host: string;
}

/** Words that many names share, and that identify nothing on their own. */
const common = new Set(
  "the of for and in to a at by with from its scholarship scholarships scholar scholars programme programmes program programs award awards fellowship fellowships foundation fund funds bursary bursaries grant grants loan university college institute international national global government african africa world student students young masters master phd degree undergraduate graduate postgraduate internship internships initiative scheme study studies kenya nigeria ghana ethiopia uganda".split(
    " ",
  ),
);

/** Further occurrences of a name would add nothing. */
const mostPlaces = 50;

/** The records whose name occurs in a text, the most specific first. */
export function recordsNamedIn(text: string, records: readonly KnownRecord[]): KnownRecord[] {
  const textWords = wordsOf(text);
  const places = new Map<string, number[]>();
  for (const [place, word] of textWords.entries()) {
    const known = places.get(word);
    if (!known) places.set(word, [place]);
    else if (known.length < mostPlaces) known.push(place);
  }
  const byFirstWord = namesOf(records);
  return [...places.keys()]
    .flatMap((word) => byFirstWord.get(word) ?? [])
    .filter(({ words }) => areTogether(words, textWords, places))
    .sort((one, other) => other.weight - one.weight || one.place - other.place)
    .map(({ record }) => record);
}

interface RecordName {
  record: KnownRecord;
  /** Its position in the catalogue. */
  place: number;
  words: string[];
  /** The number of letters in its words: the more, the more specific. */
  weight: number;
}

/** The names of a catalogue by their first word, computed once. */
const namesOf = memoizeByObject((records: readonly KnownRecord[]): Map<string, RecordName[]> => {
  const names = new Map<string, RecordName[]>();
  for (const [place, record] of records.entries()) {
    const words = tellingWords(record);
    const [first] = words;
    if (first === undefined) continue;
    const name = { record, place, words, weight: words.join("").length };
    const others = names.get(first);
    if (others) others.push(name);
    else names.set(first, [name]);
  }
  return names;
});

const fewestLetters = 6;

/** The words that identify a record; empty if they are too general. */
function tellingWords({ kind, name }: KnownRecord): string[] {
  const all = wordsOf(shortName(name));
  // A college is identified by its whole name: "Nairobi" alone is a town.
  const telling = kind === "college" ? all : all.filter((word) => !common.has(word));
  return telling.join("").length < fewestLetters ? [] : telling;
}

/** True if every word of a name occurs close to its first one. */
function areTogether(
  [first = "", ...others]: string[],
  textWords: string[],
  places: Map<string, number[]>,
): boolean {
  if (!others.every((word) => places.has(word))) return false;
  const reach = others.length + 4;
  return (places.get(first) ?? []).some((start) => {
    const around = textWords.slice(Math.max(0, start - reach), start + reach + 1);
    return others.every((word) => around.includes(word));
  });
}

/** "Wings to Fly (Equity Group Foundation)" is identified by "Wings to Fly". */
const shortName = (name: string) => name.split(/[(:,]/)[0] ?? name;

const wordsOf = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replaceAll("ı", "i")
    .toLowerCase()
    .replace(/'s\b/g, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
