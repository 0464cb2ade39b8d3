import type { Kind } from "#app/catalogue/kinds/kinds.ts";
import type { CatalogueIndex } from "#app/catalogue/search/index/kind-index.ts";
import {
  addAll,
  countListed,
  intersect,
  type ListingSet,
  numbersIn,
} from "#app/catalogue/search/index/listing-set.ts";
import type { TextField } from "#app/catalogue/search/index/text-field.ts";
import { plainName } from "#app/catalogue/search-fields/searchable.ts";
import type { Listing } from "#app/catalogue/snapshot/listing.ts";
import { meantBeginning } from "./parse-typed.ts";

/** A listing whose name matches what was typed. */
export interface NamedListing {
  kind: Kind;
  id: string;
  title: string;
  /** One of its names equals what was typed: "KMTC". */
  isExact: boolean;
  /** One of its names begins with what was typed. */
  isBegun: boolean;
  /** 0 if its name begins with these words; higher is worse. */
  distance: number;
  createdAt: number;
}

const mostNames = 8;

/** Listings whose name or another name has a word beginning with each of these. */
export function findNames(
  catalogue: CatalogueIndex,
  words: string[],
  kinds: readonly Kind[],
): NamedListing[] {
  const typed = words.join(" ");
  return kinds
    .flatMap((kind) => {
      const { index } = catalogue[kind];
      return numbersIn(withBeginnings(catalogue, kind, index.name, words)).map((number) => {
        const { id, search, createdAt } = index.listings[number] as Listing;
        const isExact = search.names.includes(typed);
        return {
          ...{ kind, id, title: search.title, isExact, isBegun: isExact || isBegun(search.names, typed) },
          ...{ distance: distanceOf(search.name, typed), createdAt },
        };
      });
    })
    .sort(
      (one, other) =>
        Number(other.isExact) - Number(one.isExact) ||
        Number(other.isBegun) - Number(one.isBegun) ||
        one.distance - other.distance ||
        one.title.length - other.title.length ||
        other.createdAt - one.createdAt,
    )
    .slice(0, mostNames);
}

/** Listings with a word beginning with each of these in a field. */
function withBeginnings(
  catalogue: CatalogueIndex,
  kind: Kind,
  field: TextField,
  words: string[],
): ListingSet {
  const found = catalogue[kind].listed.slice();
  for (const word of words) {
    const begun = new Uint8Array(found.length);
    field.forEachWith(` ${word}`, (listing) => addAll(begun, Uint32Array.of(listing)));
    intersect(found, begun);
  }
  return found;
}

const isBegun = (names: readonly string[], typed: string) => names.some((name) => name.startsWith(typed));

function distanceOf(name: string, typed: string): number {
  if (`${name} `.startsWith(`${typed} `)) return 0;
  if (` ${name} `.includes(` ${typed} `)) return 1;
  if (name.startsWith(typed)) return 2;
  return ` ${name}`.includes(` ${typed}`) ? 3 : 4;
}

/** Names of programmes with a word beginning with each of these; those of the most colleges first. */
export function findProgrammes(catalogue: CatalogueIndex, words: string[], most: number): string[] {
  const { index } = catalogue.colleges;
  const counts = new Map<string, number>();
  for (const number of numbersIn(withBeginnings(catalogue, "colleges", index.programmes, words))) {
    const listing = index.listings[number] as Listing<"college">;
    for (const { name } of listing.facts.programmes) {
      const plain = ` ${plainName(name)}`;
      if (words.every((word) => plain.includes(` ${word}`))) counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  return [...counts]
    .sort(
      ([one, uses], [other, otherUses]) =>
        otherUses - uses || one.length - other.length || (one < other ? -1 : 1),
    )
    .slice(0, most)
    .map(([name]) => name);
}

/** Corrects a beginning that no word of the catalogue has: the most frequent word within one typing error. */
export function correctBeginning(catalogue: CatalogueIndex, typed: string, kinds: readonly Kind[]): string {
  let best = { uses: 0, word: typed };
  for (const kind of kinds) {
    const section = catalogue[kind];
    for (const word of section.text.words()) {
      const isBegun = word.startsWith(typed);
      const meant = isBegun ? typed : meantBeginning(typed, word);
      const uses = meant === null ? 0 : countListed(section, section.text.withWord(word));
      if (isBegun && uses > 0) return typed;
      if (meant !== null && uses > best.uses) best = { uses, word: meant };
    }
  }
  return best.word;
}
