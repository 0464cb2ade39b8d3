import { fieldName, placeName } from "#app/catalogue/names/words.ts";
import type { ParsedPhrase } from "../parser/meaning.ts";
import { readQuery, understood } from "../parser/read-query.ts";

interface UnderstoodChip {
  label: string;
  /** The words it was read from. */
  typed: string;
  /** The same search without them. */
  without: string;
}

/** The recognised terms of a search, and the address of the search for the exact words. */
export interface UnderstoodSearch {
  chips: UnderstoodChip[];
  exactly: string;
  /** The search is about grades, and the course finder answers it better. */
  isOnGrades: boolean;
}

interface SearchedText {
  text: string;
  isExact: boolean;
}

/** Writes the address of the page after a change. */
type WriteAddress = (change: { text?: string; isExact?: boolean }) => string;

/** The recognised terms of a search, each with the address of the search without it. */
export function readUnderstood(
  { text, isExact }: SearchedText,
  today: string,
  addressOf: WriteAddress,
): UnderstoodSearch {
  const reading = readQuery(isExact ? "" : text, today);
  const chips = understood(reading).map((piece) => {
    const others = reading.pieces.filter((one) => one !== piece && one.means?.about !== "small");
    return {
      label: placeName(fieldName(piece.means?.label ?? "")),
      typed: piece.typed,
      without: addressOf({ text: others.map(({ typed }) => typed).join(" ") }),
    };
  });
  return { chips, exactly: addressOf({ isExact: true }), isOnGrades: reading.pieces.some(isOnGrades) };
}

/** "C plain", "WAEC results", "nursing cut off", "KUCCPS". */
const isOnGrades = ({ typed, means }: ParsedPhrase): boolean =>
  Object.keys(means?.tags ?? {}).some((tag) => tag.startsWith("kcse ") || tag.startsWith("entry ")) ||
  /^(?:cut ?-?offs?|clusters?|aggregate|kuccps|subject combinations?|combinations?)\b/i.test(typed);
