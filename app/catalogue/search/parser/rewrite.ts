import { bare, fold } from "./fold.ts";

const longestPhrase = 6;

/** Replaces each of the editors' synonyms in a text, the longest first. */
export function rewrite(text: string, synonyms: ReadonlyMap<string, string>): string {
  const words = text.split(" ");
  const keys = words.map((word) => bare(fold(word)));
  const written: string[] = [];
  for (let place = 0; place < words.length; ) {
    let length = Math.min(longestPhrase, words.length - place);
    while (length > 0 && !synonyms.has(keys.slice(place, place + length).join(" "))) length--;
    const means = synonyms.get(keys.slice(place, place + length).join(" "));
    written.push(means ?? words[place] ?? "");
    place += Math.max(length, 1);
  }
  return written.join(" ");
}
