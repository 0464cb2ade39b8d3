import { cycleStatusOf, openingSoonDays } from "#app/catalogue/dates/cycle.ts";
import type { Worth } from "#app/catalogue/facts/worth.ts";
import { type Kind, type StateFilter, soonDays } from "#app/catalogue/kinds/kinds.ts";
import { tagForm } from "#app/catalogue/search-fields/searchable.ts";
import type { Listing } from "#app/catalogue/snapshot/listing.ts";
import { daysAfter } from "#app/shared/calendar/days.ts";
import { kinds } from "#database/schema/opportunity-lists.ts";
import { countListed } from "./listing-set.ts";
import { newestKey } from "./newest-key.ts";
import { Postings, TextField } from "./text-field.ts";

/** A tab of the browse page, or the jobs page, which searches less text of internships. */
export type Section = Kind | "jobs";

/** One section of a snapshot on one day. */
export interface SectionIndex {
  section: Section;
  /** The kind whose listings these are. */
  kind: Kind;
  index: KindIndex;
  text: TextField;
  /** 1 for each number that is listed. */
  listed: Uint8Array;
  /** How many are listed. */
  size: number;
  today: string;
  rates: Worth["rates"];
}

export type CatalogueIndex = Record<Section, SectionIndex>;

/** Flags that depend on the day. */
export const dayFlag = { open: 1, opening: 2, closingSoon: 4 } as const satisfies Record<
  StateFilter | "closingSoon",
  number
>;

/**
 * The listings of one kind by their words and tags. Listings are numbered and only ever added; `CatalogueIndex` says
 * which of them are listed.
 */
export class KindIndex {
  readonly listings: Listing[] = [];
  readonly name = new TextField();
  readonly text = new TextField();
  readonly jobText = new TextField();
  readonly programmes = new TextField();
  readonly #numbers = new Map<Listing, number>();
  readonly #tagNumbers = new Map<string, number>();
  readonly #tags: { tag: string; form: string }[] = [];
  readonly #tagsByForm = new Map<string, number[]>();
  readonly #tagPostings = new Postings();
  readonly #tagsOfListings: Uint32Array[] = [];
  #dayFlags = { day: "", flags: new Uint8Array(0) };
  #newestKeys = { day: "", keys: new Float64Array(0) };

  /** Returns the listing's number. Adds the listing unless it is there. */
  add(listing: Listing): number {
    const known = this.#numbers.get(listing);
    if (known !== undefined) return known;
    const number = this.listings.push(listing) - 1;
    this.#numbers.set(listing, number);
    const { name, text, jobText, programmes, tags } = listing.search;
    this.name.add(number, name);
    this.text.add(number, text);
    if (jobText) this.jobText.add(number, jobText);
    if (programmes) this.programmes.add(number, programmes);
    this.#tagsOfListings.push(Uint32Array.from(tags, (tag) => this.#addTag(tag, number)));
    return number;
  }

  #addTag(tag: string, listing: number): number {
    const number = this.#tagNumbers.get(tag) ?? this.#newTag(tag);
    this.#tagPostings.add(number, listing);
    return number;
  }

  #newTag(tag: string): number {
    const form = tagForm(tag);
    const number = this.#tags.push({ tag, form }) - 1;
    this.#tagNumbers.set(tag, number);
    const sameForm = this.#tagsByForm.get(form);
    if (sameForm) sameForm.push(number);
    else this.#tagsByForm.set(form, [number]);
    return number;
  }

  /** The numbers of the listings with exactly this tag. */
  withTag(tag: string): Uint32Array {
    return this.#tagPostings.get(this.#tagNumbers.get(tag) ?? -1);
  }

  /** The same for all spellings of a tag. */
  withTagForm(form: string): Uint32Array[] {
    return (this.#tagsByForm.get(form) ?? []).map((tag) => this.#tagPostings.get(tag));
  }

  tagsOf(listing: number): Uint32Array {
    return this.#tagsOfListings[listing] ?? noTags;
  }

  get tags(): readonly { tag: string; form: string }[] {
    return this.#tags;
  }

  /** The flags of each listing on a day: see `dayFlag`. */
  dayFlags(day: string): Uint8Array {
    const { day: known, flags: before } = this.#dayFlags;
    if (known === day && before.length === this.listings.length) return before;
    const flags = new Uint8Array(this.listings.length);
    const first = known === day ? before.length : 0;
    flags.set(before.subarray(0, first));
    for (let number = first; number < flags.length; number++)
      flags[number] = flagsOf(this.listings[number] as Listing, day);
    this.#dayFlags = { day, flags };
    return flags;
  }

  /** The sort key of each listing for "newest first" on a day: see `newestKey`. */
  newestKeys(day: string): Float64Array {
    const { day: known, keys: before } = this.#newestKeys;
    if (known === day && before.length === this.listings.length) return before;
    const keys = new Float64Array(this.listings.length);
    const first = known === day ? before.length : 0;
    keys.set(before.subarray(0, first));
    for (let number = first; number < keys.length; number++)
      keys[number] = newestKey(this.listings[number] as Listing, day);
    this.#newestKeys = { day, keys };
    return keys;
  }
}

const noTags = new Uint32Array(0);

function flagsOf({ cycle }: Listing, day: string): number {
  const { state, closes } = cycleStatusOf(cycle, day);
  const isOpen = state === "open" || state === "usually_open" || state === "always";
  const isOpening = state === "opens" && (cycle.opensOn ?? day) <= daysAfter(day, openingSoonDays);
  const isClosingSoon = state !== "closed" && closes !== null && closes.day <= daysAfter(day, soonDays);
  return (
    (isOpen ? dayFlag.open : 0) |
    (isOpening ? dayFlag.opening : 0) |
    (isClosingSoon ? dayFlag.closingSoon : 0)
  );
}

/** Whether a word occurs in any listing's name. */
export const isNamed = (catalogue: CatalogueIndex, word: string): boolean =>
  kinds.some((kind) => countListed(catalogue[kind], catalogue[kind].index.name.withWord(word)) > 0);
