import { lookUp } from "#app/shared/forms/lookup.ts";
import { language } from "#app/shared/languages/language.ts";

const isInGeez = () => language() === "am";

/**
 * One text message, or one screen of a menu: 160 characters of the GSM alphabet that every phone has, or 70 if one of
 * them is Ge'ez.
 */
export const longestScreen = () => (isInGeez() ? 70 : 160);

const sameInPlain = {
  "–": "-",
  "—": "-",
  "‘": "'",
  "’": "'",
  "“": '"',
  "”": '"',
  "…": "..",
  "·": "-",
  "€": "EUR ",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  Œ: "OE",
  Æ: "AE",
  "«": '"',
  "»": '"',
  ø: "o",
  ł: "l",
  "[": "(",
  "]": ")",
};

/** One letter outside that alphabet would halve the capacity of a message. */
export const inPlainLetters = (text: string): string => {
  if (isInGeez()) return text.replace(/ +/g, " ");
  return text
    .replace(/[^\n -~]|[[\]]/gu, (letter) => lookUp(sameInPlain, letter) ?? letter)
    .normalize("NFKD")
    .replace(/[^\n -Z_a-z£]/gu, "")
    .replace(/ +/g, " ");
};

/** As much of the text as fits. */
export function cut(text: string, room: number): string {
  const plain = inPlainLetters(text).trim();
  return plain.length <= room ? plain : `${plain.slice(0, Math.max(0, room - 2)).trimEnd()}..`;
}

/** Lines some of which may be shortened, so that all of them fit on one screen. */
interface ScreenLine {
  /** The part that may be shortened, and the fixed parts before and after it. */
  text: string;
  before?: string;
  after?: string;
}

/** All lines, with long ones shortened to fit what the others leave of `room`. */
export function writeLines(lines: (string | ScreenLine)[], room: number): string {
  const plain = lines.map((line) => {
    const { before = "", text, after = "" } = typeof line === "string" ? { before: line, text: "" } : line;
    return {
      before: inPlainLetters(before),
      text: inPlainLetters(text).trim(),
      after: inPlainLetters(after),
    };
  });
  const fixed = plain.reduce((sum, { before, after }) => sum + before.length + after.length + 1, -1);
  const each = roomForEach(
    plain.map(({ text }) => text.length),
    room - fixed,
  );
  return cut(plain.map(({ before, text, after }) => before + cut(text, each) + after).join("\n"), room);
}

/** The maximum length of each part, if short ones leave their space to the long ones. */
function roomForEach(wanted: number[], room: number): number {
  const lengths = wanted.toSorted((one, other) => one - other);
  let left = room;
  for (const [place, length] of lengths.entries()) {
    const share = Math.floor(left / (lengths.length - place));
    if (length > share) return share;
    left -= length;
  }
  return room;
}
