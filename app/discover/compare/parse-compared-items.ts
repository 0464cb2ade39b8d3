import { type Item, parseItem } from "#app/catalogue/kinds/item.ts";

/** More do not fit beside each other on any screen. */
export const mostCompared = 3;

export interface Compared {
  /** Of one kind, none twice. */
  items: Item[];
  /** What of the address was not taken, in words that `leftOutWords` has. */
  leftOut: ("unreadable" | "otherKind" | "tooMany")[];
}

/** Reads "scholarship/8b0c…,scholarship/11f2…". The first decides of which kind they are. */
export function readCompared(typed: string | null): Compared {
  const parts = [...new Set((typed ?? "").split(",").filter((part) => part.trim() !== ""))];
  const read = parts.map((part) => parseItem(part.trim()));
  const known = read.filter((item) => item !== null);
  const ofKind = known.filter(({ kind }) => kind === known[0]?.kind);
  const leftOut = [
    known.length < read.length && ("unreadable" as const),
    ofKind.length < known.length && ("otherKind" as const),
    ofKind.length > mostCompared && ("tooMany" as const),
  ].filter((reason) => reason !== false);
  return { items: ofKind.slice(0, mostCompared), leftOut };
}
