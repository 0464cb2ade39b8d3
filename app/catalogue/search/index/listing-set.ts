/** Has an entry for each listing that was ever indexed: 1 if it is listed. */
interface ListedFlags {
  listed: Uint8Array;
}

/** A set of listings of a section, by number: 1 for each member. */
export type ListingSet = Uint8Array;

export const emptySet = ({ listed }: ListedFlags): ListingSet => new Uint8Array(listed.length);

export function addAll(set: ListingSet, listings: Uint32Array): void {
  for (const listing of listings) set[listing] = 1;
}

/** Removes what is not in the other set. */
export function intersect(set: ListingSet, other: ListingSet): void {
  for (let listing = 0; listing < set.length; listing++) if (!other[listing]) set[listing] = 0;
}

export function countSet(set: ListingSet): number {
  let count = 0;
  for (const isIn of set) count += isIn;
  return count;
}

/** How many of these are listed. */
export function countListed({ listed }: ListedFlags, listings: Uint32Array): number {
  let count = 0;
  for (const listing of listings) if (listed[listing]) count++;
  return count;
}

export function numbersIn(set: ListingSet): number[] {
  const numbers: number[] = [];
  for (let listing = 0; listing < set.length; listing++) if (set[listing]) numbers.push(listing);
  return numbers;
}
