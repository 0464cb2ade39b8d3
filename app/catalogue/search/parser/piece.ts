import type { Meaning } from "./meaning.ts";

/** A part of what was typed. */
export interface Piece {
  /** As it was typed. */
  typed: string;
  words: string[];
  /** Null for what the lexicon does not know: it is looked for as it stands. */
  means: Meaning | null;
}
