import { type Item, parseItem } from "#app/catalogue/kinds/item.ts";

/** More don't fit side by side on any screen. */
export const maxCompared = 3;

export interface ComparedItems {
  /** Distinct, of one kind. */
  items: Item[];
  /** Why parts of the URL were ignored: keys of `leftOutWords`. */
  leftOut: ("unreadable" | "otherKind" | "tooMany")[];
}

/** Parses "scholarship/8b0c…,scholarship/11f2…". The first item determines the kind. */
export function parseComparedItems(typed: string | null): ComparedItems {
  const parts = [...new Set((typed ?? "").split(",").filter((part) => part.trim() !== ""))];
  const read = parts.map((part) => parseItem(part.trim()));
  const known = read.filter((item) => item !== null);
  const ofKind = known.filter(({ kind }) => kind === known[0]?.kind);
  const leftOut = [
    known.length < read.length && ("unreadable" as const),
    ofKind.length < known.length && ("otherKind" as const),
    ofKind.length > maxCompared && ("tooMany" as const),
  ].filter((reason) => reason !== false);
  return { items: ofKind.slice(0, maxCompared), leftOut };
}
