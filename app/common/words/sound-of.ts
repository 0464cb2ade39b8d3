import { LRUCache } from "lru-cache";

/** Ways to write what sounds alike, the longest first. */
const ways: [RegExp, string][] = [
  [/[^a-z]/g, ""],
  [/(?<=i)ght|(?<=.)gh(?=t)/g, "t"],
  [/ph/g, "f"],
  [/sch/g, "sk"],
  [/sh/g, "s"],
  [/ck|q|c(?![eiy])/g, "k"],
  [/c|z/g, "s"],
  [/x/g, "ks"],
  [/wh/g, "w"],
  [/(?<=[a-z])h/g, ""],
  [/(?<=[a-z])e$/, ""],
  [/y/g, "i"],
  [/ee|ea|ie/g, "i"],
  [/oo|ou/g, "u"],
  [/(.)\1+/g, "$1"],
];

/** A word as it is heard by whoever writes it down: "fulbrite" and "Fulbright" are one. */
export function soundOf(word: string): string {
  const known = sounds.get(word) ?? ways.reduce((text, [from, to]) => text.replace(from, to), word);
  sounds.set(word, known);
  return known;
}

/** The same words of the catalogue are compared with whatever is mistyped. In letters. */
const sounds = new LRUCache<string, string>({
  maxSize: 200_000,
  sizeCalculation: (sound, word) => sound.length + word.length + 1,
});
