import { memoize } from "#app/shared/cache.ts";

/** Spellings that sound alike, the longest first. */
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

/** A phonetic key: words that sound alike have the same one, such as "fulbrite" and "fulbright". */
export const phoneticKey = memoize<string>(
  // The same words of the catalogue are compared with every misspelling. The limit is in characters.
  { maxSize: 200_000, sizeOf: (sound, word) => sound.length + word.length + 1 },
  (word) => ways.reduce((text, [from, to]) => text.replace(from, to), word),
);
