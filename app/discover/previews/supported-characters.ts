import { lookUp } from "#app/shared/forms/lookup.ts";

/** Replacements for characters of our countries' languages that the font lacks. */
const replacements: Record<string, string> = {
  "₦": "NGN ",
  "₵": "GHS ",
  ŋ: "n",
  Ŋ: "N",
  ɓ: "b",
  Ɓ: "B",
  ɗ: "d",
  Ɗ: "D",
  ƙ: "k",
  Ƙ: "K",
  ƴ: "y",
  Ƴ: "Y",
  ɛ: "e",
  Ɛ: "E",
  ɔ: "o",
  Ɔ: "O",
};

/** Drops characters that the font lacks, which would show as boxes. */
export const withSupportedCharacters = (text: string) =>
  text
    .normalize("NFC")
    .replace(/[₦₵ŋŊɓƁɗƊƙƘƴƳɛƐɔƆ]/g, (letter) => lookUp(replacements, letter) ?? "")
    .replace(/[^\u0020-\u007e\u00a1-\u017f\u1ea0-\u1ef9\u2010-\u2014\u2018-\u201d\u2022\u2026€\s]/g, "")
    .replace(/\s+/g, " ")
    .trim();
