import type { Kind, StateFilter } from "#app/catalogue/kinds/kinds.ts";

/** An amount of money that was typed: "under 50k per semester", "300,000 naira". */
export interface TypedMoney {
  value: number;
  /** Null: the listing's currency. */
  currency: string | null;
  per: "year" | "semester" | "trimester" | "month" | null;
  /** An upper limit. Otherwise the amount is approximate. */
  isMost: boolean;
  /** A lower limit. */
  isLeast: boolean;
}

/** The meaning of a phrase. */
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
    /** Only affects the rank. */
    | "wish"
    /** Listings that match it are left out: "not in Kenya". */
    | "ruledOut"
    /** A sum of money. */
    | "amount"
    | "small";
  /** The text of its chip, or null for none. */
  label: string | null;
  /** Listings with one of these tags match, with these points, at most 10. */
  tags: Record<string, number>;
  /** Listings whose text contains one of these match too. */
  words: string[];
  /** For an exclusion: listings whose name contains one of these match too. */
  names: string[];
  /** What the student lacks: listings that mention one of these come last. */
  demoted: string[];
  /** Points for a match in the text: a rare subject has more than a common adjective. */
  mention: number;
  /** Listings with one of these tags rank higher, by these points. */
  prefers: Record<string, number>;
  state: StateFilter | null;
  money: TypedMoney | null;
  /** The tab of its listings. */
  kind: Kind | null;
  /** The only tab in which it narrows the results. Null: all tabs. Every college has fees, for example. */
  narrows: Kind | null;
  /** Often used in a wider sense. */
  isLoose: boolean;
  /** The country of a town, searched if nothing is found in the town. */
  within: string | null;
  /** Its English form, if it is in another language. */
  english: string | null;
  /** The meaning of being without it, if that isn't just its absence: "no IELTS" is an award that requires no test. */
  absent: Meaning | null;
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
  demoted: [],
  mention: 3,
  prefers: {},
  state: null,
  money: null,
  kind: null,
  narrows: null,
  isLoose: false,
  within: null,
  english: null,
  absent: null,
  ...more,
});

/** A part of what was typed. */
export interface ParsedPhrase {
  /** As it was typed. */
  typed: string;
  words: string[];
  /** Null if the lexicon doesn't know it: its words are searched for. */
  means: Meaning | null;
}

/** Phrases, separated by commas, and their meaning. */
export type LexiconEntry = readonly [says: string, means: Meaning];
