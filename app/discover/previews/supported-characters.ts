import { lookUp } from "#app/shared/forms/lookup.ts";

/** Letters and signs of our countries that the typeface does not have, as they are written without them. */
const standIns: Record<string, string> = {
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

/** The typeface writes Latin letters, numbers and common signs; what it can't write would come out as boxes. */
export const withKnownLetters = (text: string) =>
  text
    .normalize("NFC")
    .replace(/[₦₵ŋŊɓƁɗƊƙƘƴƳɛƐɔƆ]/g, (letter) => lookUp(standIns, letter) ?? "")
    .replace(/[^\u0020-\u007e\u00a1-\u017f\u1ea0-\u1ef9\u2010-\u2014\u2018-\u201d\u2022\u2026€\s]/g, "")
    .replace(/\s+/g, " ")
    .trim();
