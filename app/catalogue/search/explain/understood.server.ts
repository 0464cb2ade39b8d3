import type { Piece } from "../parser/meaning.ts";
import { readQuery, understood } from "../parser/read-query.ts";

interface Chip {
  label: string;
  /** The words it was read from. */
  typed: string;
  /** The same search without them. */
  without: string;
}

/** What we took the words of a search to mean, and the way back to the words alone. */
export interface Understood {
  chips: Chip[];
  exactly: string;
  /** It asks which courses certain grades are enough for. */
  isOnGrades: boolean;
}

interface Searched {
  text: string;
  isExact: boolean;
}

/** The page that searches says how its address is written. */
type WriteAddress = (change: { text?: string; isExact?: boolean }) => string;

/** What we understood of a search, each with the way to take it back. */
export function readUnderstood(
  { text, isExact }: Searched,
  today: string,
  addressOf: WriteAddress,
): Understood {
  const reading = readQuery(isExact ? "" : text, today);
  const chips = understood(reading).map((piece) => {
    const others = reading.pieces.filter((one) => one !== piece && one.means?.about !== "small");
    return {
      label: piece.means?.label ?? "",
      typed: piece.typed,
      without: addressOf({ text: others.map(({ typed }) => typed).join(" ") }),
    };
  });
  return { chips, exactly: addressOf({ isExact: true }), isOnGrades: reading.pieces.some(isOnGrades) };
}

/** "C plain", "WAEC results", "nursing cut off". */
const isOnGrades = ({ typed, means }: Piece): boolean =>
  Object.keys(means?.tags ?? {}).some((tag) => tag.startsWith("kcse ") || tag.startsWith("entry ")) ||
  /^(?:cut ?-?offs?|cluster points?|aggregate)\b/i.test(typed);
