import { searchable } from "#app/catalogue/search-fields/searchable.ts";

/** Ethiopic letters that sound alike, each row of eight with the distance to the one that we write. */
const alike: [row: number, to: number][] = [
  [0x1210, -0x10],
  [0x1280, -0x80],
  [0x1220, 0x10],
  [0x12d0, -0x30],
  [0x1340, -0x08],
];
const sameSounds = new Map<string, string>();
for (const [row, to] of alike)
  for (let letter = row; letter < row + 8; letter++)
    sameSounds.set(String.fromCodePoint(letter), String.fromCodePoint(letter + to));
const letterToWrite = (letter: string) =>
  (sameSounds.get(letter) ?? letter).replace("\u1203", "\u1200").replace("\u12a3", "\u12a0");

/**
 * Removes accents and capitals, writes ɛ as e, one of the Ethiopic letters that sound alike, and collapses white space, so that different
 * spellings compare equal.
 */
export const fold = (text: string): string =>
  searchable(text)
    .replaceAll("`", "'")
    .replace(/\p{Script=Ethiopic}/gu, letterToWrite);

/** Strips punctuation around a word: "(Kenya)," becomes Kenya. A word of punctuation alone stays as it is. */
export const bare = (word: string): string => /[\p{L}\p{N}](?:.*[\p{L}\p{N}+#])?/su.exec(word)?.[0] ?? word;
