/** The consonant of each row of eight Ethiopic letters from U+1200 on, "-" for none. */
const rows = "hlhmsrsxkkkkbvtchhnn-kkkkw-zjyddjgggtcpssfp";
const firstRow = 0x1200;
const lettersPerRow = 8;

const consonantOf = (letter: string) => {
  const row = Math.floor(((letter.codePointAt(0) ?? 0) - firstRow) / lettersPerRow);
  return (rows[row] ?? "").replace("-", "");
};

const latin: [RegExp, string][] = [
  [/sh/g, "x"],
  [/ch/g, "c"],
  [/t[sz]/g, "s"],
  [/gn|ny/g, "n"],
  [/zh/g, "j"],
  [/ph/g, "f"],
  [/q|c(?=k)/g, "k"],
  [/[^b-df-hj-np-tv-z]/g, ""],
];

/**
 * The consonants of an Amharic phrase: "ትምህርት", "timhirt" and "temhert" have the same. Students write the language in Latin letters too,
 * each with vowels of their own.
 */
export const consonantsOf = (phrase: string): string =>
  squeeze(
    /\p{Script=Ethiopic}/u.test(phrase)
      ? phrase.replace(/\p{Script=Ethiopic}/gu, consonantOf).replace(/[^a-z]/g, "")
      : latin.reduce((text, [from, to]) => text.replace(from, to), phrase),
  );

/** With each doubled letter once: "barnoota" is often written "barnota". */
export const squeeze = (word: string): string => word.replace(/(\p{L})\1+/gu, "$1");

/** Beginnings and endings that mean "in", "for", "of", "the" or the plural. */
const affixes: [RegExp, string][] = [
  // Oromo
  [/(?:dha|ii|i)?f$/, ""],
  [/i?t?ti$/, ""],
  [/it?ti$/, "ii"],
  [/irraa?$/, ""],
  [/n$/, ""],
  // Somali
  [/[kgtdh]a$/, ""],
  [/d?a?yaal(?:ka)?$/, ""],
  // Hausa
  [/(?<=[aeiou])r$/, ""],
  // Kiswahili: "vyuoni"
  [/(?<=[aeiou])ni$/, ""],
  // Amharic
  [/(?:i?ya)?[wy]?[ou]ch(?:u|un|in)?$/, ""],
  [/ዎ?ች$/u, ""],
  [/^(?:be|ye|le|ke|ya|ba|la|ka|wede)/, ""],
  // Luganda and Twi
  [/^(?:mu|ku|e|o)(?=\p{L}{4})/u, ""],
  // Arabic
  [/^(?:وال|بال|لل|ال|ل|ب)(?=\p{L}{2})/u, ""],
  [/(?<=\p{L}{3})(?:ين|ون|ات|ة)$/u, ""],
];
const fewestLetters = { latin: 5, other: 3 };

/** A word of another language without its affixes. */
export const foreignForms = (word: string): string[] =>
  word.length < (/^[a-z]/.test(word) ? fewestLetters.latin : fewestLetters.other)
    ? []
    : affixes
        .filter(([from]) => from.test(word))
        .map(([from, to]) => word.replace(from, to))
        .filter((form) => form.length > 1);
