/** Something in our catalogue that a message may speak of. */
export interface KnownRecord {
  kind: "scholarship" | "college" | "internship";
  id: string;
  name: string;
  /** The host of its official page; empty where we know none. */
  host: string;
}

/** Words that many names share, and that say nothing by themselves. */
const common = new Set(
  "the of for and in to a at by with from its scholarship scholarships scholar scholars programme programmes program programs award awards fellowship fellowships foundation fund funds bursary bursaries grant grants loan university college institute international national global government african africa world student students young masters master phd degree undergraduate graduate postgraduate internship internships initiative scheme study studies kenya nigeria ghana ethiopia uganda".split(
    " ",
  ),
);

/** The records whose name stands in a text, the most telling first. */
export function recordsNamedIn(text: string, records: readonly KnownRecord[]): KnownRecord[] {
  const said = wordsOf(text);
  const places = new Map<string, number[]>();
  for (const [place, word] of said.entries()) places.set(word, [...(places.get(word) ?? []), place]);
  return records
    .map((record) => ({ record, weight: weigh(record, places) }))
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ record }) => record);
}

/** How many letters of the name's own words were found close together; nothing if one of them is missing. */
function weigh(record: KnownRecord, places: Map<string, number[]>): number {
  const telling = tellingWords(record);
  return areTogether(telling, places) ? telling.join("").length : 0;
}

const fewestLetters = 6;
const remembered = new WeakMap<KnownRecord, string[]>();

/** The words by which a record is known; none where they would say too little. Worked out once a record. */
function tellingWords(record: KnownRecord): string[] {
  const known = remembered.get(record);
  if (known) return known;
  const all = wordsOf(shortName(record.name));
  // A college is called by its whole name: "Nairobi" alone is a town.
  const telling = record.kind === "college" ? all : all.filter((word) => !common.has(word));
  const words = telling.join("").length < fewestLetters ? [] : telling;
  remembered.set(record, words);
  return words;
}

function areTogether([first = "", ...others]: string[], places: Map<string, number[]>): boolean {
  const reach = others.length + 4;
  return (places.get(first) ?? []).some((start) =>
    others.every((word) => (places.get(word) ?? []).some((place) => Math.abs(place - start) <= reach)),
  );
}

/** "Wings to Fly (Equity Group Foundation)" is called Wings to Fly. */
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
