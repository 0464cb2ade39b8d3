const withoutMarks = [..."ØøĐđÐðŁłıĦħŊŋŦŧƁɓƊɗƘƙƳƴƐɛƆɔƎǝς’‘ʼ“”‐–—"];
const plainLetters = [..."ooddddllihhnnttbbddkkyyeeooeeσ'''\"\"---"];
const replacements = new Map<string, string>([
  ...withoutMarks.map((letter, position): [string, string] => [letter, plainLetters[position] ?? letter]),
  ["ß", "ss"],
  ["æ", "ae"],
  ["œ", "oe"],
]);
const replaced = new RegExp(`[${[...replacements.keys()].join("")}]`, "g");

/** Text in the form in which it is searched: lower case, without accents, with single spaces. */
export function searchable(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: plain ASCII needs only its capitals lowered.
  if (/^[\x00-\x7f]*$/.test(text)) return oneBlank(text.toLowerCase());
  const plain = text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(replaced, (letter) => replacements.get(letter) ?? letter);
  return oneBlank(plain);
}

const oneBlank = (text: string) => text.replace(/[\s\u200b]+/g, " ").trim();

const signs = /[!-/:-@[-`{-~]+/g;

/** A name in searchable form and without punctuation, so that different spellings are equal. */
export const plainName = (name: string): string => oneBlank(searchable(name).replace(signs, " "));

/** The common form of a tag and of a filter in an address, however they are written: "high_school", "High school". */
export const tagForm = (tag: string): string => searchable(tag).replace(/[_-]/g, " ");
