import type { Kind, StateFilter } from "#app/catalogue/kinds/kinds.ts";

/** An amount of money that was typed: "under 50k per semester", "300,000 naira". */
export interface TypedMoney {
  value: number;
  /** Null: whatever a listing counts in. */
  currency: string | null;
  per: "year" | "semester" | "trimester" | "month" | null;
  /** No more than that may be asked; else about as much is looked for. */
  isMost: boolean;
  /** That or more is looked for. */
  isLeast: boolean;
}

/** What somebody means by words that they type. */
export interface Meaning {
  about:
    | "country"
    | "level"
    | "field"
    | "money"
    | "group"
    | "time"
    | "test"
    | "place"
    | "work"
    | "kind"
    /** A name among others, "HELB or Wings to Fly". */
    | "name"
    /** Moves listings up, and keeps none away. */
    | "wish"
    /** Listings that match it are left out: "not in Kenya". */
    | "ruledOut"
    /** A sum of money. */
    | "amount"
    | "small";
  /** How we show what we understood. Null: understood, and not worth showing. */
  label: string | null;
  /** A listing with one of these tags is meant; the number says how surely, up to 10. */
  tags: Record<string, number>;
  /** So is a listing that mentions one of these. */
  words: string[];
  /** So is one that is called by one of these: of what is ruled out. */
  names: string[];
  /** How much a mention counts: a subject that few listings teach says more than a word of praise. */
  mention: number;
  /** Listings with one of these tags come first, and the others stay. */
  prefers: Record<string, number>;
  state: StateFilter | null;
  money: TypedMoney | null;
  /** The tab in which one would look for it. */
  kind: Kind | null;
  /** The tab in which it can be missing; in the others every listing has it, as every college has its fees. Null: in each. */
  narrows: Kind | null;
  /** Said of more than it means. */
  isLoose: boolean;
  /** The country of a place: where nothing is found in Nakuru, something may be in Kenya. */
  within: string | null;
  /** What is said of it in English, where it was said in another language. */
  english: string | null;
}

export const meaning = (
  about: Meaning["about"],
  label: string | null,
  more: Partial<Meaning> = {},
): Meaning => ({
  about,
  label,
  tags: {},
  words: [],
  names: [],
  mention: 3,
  prefers: {},
  state: null,
  money: null,
  kind: null,
  narrows: null,
  isLoose: false,
  within: null,
  english: null,
  ...more,
});

/** A part of what was typed. */
export interface Piece {
  /** As it was typed. */
  typed: string;
  words: string[];
  /** Null if the lexicon doesn't know it: its words are searched for. */
  means: Meaning | null;
}

/** What is typed, as a list with commas, and what it means. */
export type Entry = readonly [says: string, means: Meaning];
