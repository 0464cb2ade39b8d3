import type { Condition } from "#app/students/fit/conditions.server.ts";
import { type BitColumn, bitColumns } from "#database/schema/match-shelves.ts";
import type { BitStrings } from "./read-shelves.server.ts";

/** Who on the shelves meets a condition: thirty-two at once. */
export function onShelves(shelves: BitStrings, condition: Condition): Int32Array {
  if ("is" in condition) return condition.is ? whole(shelves) : blank(shelves);
  if ("all" in condition || "not" in condition) {
    const found = whole(shelves);
    for (const one of "all" in condition ? condition.all : [condition]) {
      if ("not" in one) lookAt(shelves, one.not, (own) => remove(found, own));
      else lookAt(shelves, one, (own) => keep(found, own));
    }
    return found;
  }
  const found = blank(shelves);
  for (const one of "any" in condition ? condition.any : [condition])
    lookAt(shelves, one, (own) => add(found, own));
  return found;
}

/** What is asked of a column is remembered, since the next rule, step or student often asks the same. */
function lookAt(shelves: BitStrings, condition: Condition, use: (bits: Int32Array) => void): void {
  if ("column" in condition || "region" in condition) use(remembered(shelves, condition));
  else {
    const own = onShelves(shelves, condition);
    use(own);
    lay(own);
  }
}

type Leaf = Extract<Condition, { column: BitColumn } | { region: string | null }>;

const mostRemembered = 300;

function remembered(shelves: BitStrings, leaf: Leaf): Int32Array {
  const key = keyOf(leaf);
  const known = shelves.asked.get(key);
  if (known) return known;
  if (shelves.asked.size >= mostRemembered) shelves.asked.clear();
  const found = new Int32Array(shelves.everyone.length);
  if ("region" in leaf) addRegion(shelves, found, leaf.region);
  else if ("bits" in leaf) addBits(shelves, found, leaf.column, leaf.bits);
  else addBetween(shelves, found, leaf);
  shelves.asked.set(key, found);
  return found;
}

function keyOf(leaf: Leaf): string {
  if ("region" in leaf) return `in ${leaf.region}`;
  return "bits" in leaf
    ? `${leaf.column} ${leaf.bits}`
    : `${leaf.column} ${leaf.place.first} ${leaf.from} ${leaf.to}`;
}

/** Strings that are done with. New ones would be cleared away after each page, which takes longer than the work itself. */
const spare = new Map<number, Int32Array[]>();
const mostSpare = 16;

function lay(bits: Int32Array): void {
  const alike = spare.get(bits.length) ?? [];
  if (alike.length < mostSpare) alike.push(bits);
  if (spare.size < mostSpare) spare.set(bits.length, alike);
}

const take = (length: number) => spare.get(length)?.pop() ?? new Int32Array(length);

const blank = ({ everyone }: BitStrings) => take(everyone.length).fill(0);

function whole({ everyone }: BitStrings): Int32Array {
  const found = take(everyone.length);
  found.set(everyone);
  return found;
}

export function count(bits: Int32Array): number {
  let sum = 0;
  for (let n = 0; n < bits.length; n++) {
    let one = bits[n] ?? 0;
    one -= (one >>> 1) & 0x55555555;
    one = (one & 0x33333333) + ((one >>> 2) & 0x33333333);
    sum += Math.imul((one + (one >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return sum;
}

export function add(found: Int32Array, more: Int32Array): void {
  for (let n = 0; n < found.length; n++) found[n] = (found[n] ?? 0) | (more[n] ?? 0);
}

export function keep(found: Int32Array, only: Int32Array): void {
  for (let n = 0; n < found.length; n++) found[n] = (found[n] ?? 0) & (only[n] ?? 0);
}

export function remove(found: Int32Array, without: Int32Array): void {
  for (let n = 0; n < found.length; n++) found[n] = (found[n] ?? 0) & ~(without[n] ?? 0);
}

function addRegion(shelves: BitStrings, found: Int32Array, words: string | null): void {
  for (const { region, bits } of shelves.regions)
    if (words === null || region.includes(` ${words} `)) add(found, bits);
}

/** Where nobody has a bit, there is no string of it. */
const stringOf = ({ places }: BitStrings, column: BitColumn, bit: number) =>
  places.get(bitColumns.indexOf(column) * 64 + bit);

function addBits(shelves: BitStrings, found: Int32Array, column: BitColumn, bits: bigint): void {
  // The last place says that there is a bit at all.
  const [first, last] = bits === -1n ? [63, 63] : [0, 62];
  for (let bit = first; bit <= last; bit++) {
    const own = (bits >> BigInt(bit)) & 1n && stringOf(shelves, column, bit);
    if (own) add(found, own);
  }
}

function addBetween(
  shelves: BitStrings,
  found: Int32Array,
  { column, place, from, to }: Extract<Leaf, { from: number }>,
): void {
  const least = atLeast(shelves, column, place, from);
  add(found, least);
  lay(least);
  if (to === 2 ** place.bits - 1) return;
  const above = atLeast(shelves, column, place, to + 1);
  remove(found, above);
  lay(above);
}

/** Bit by bit from the lowest: where the number asked for has a one, it must be there; where it has a zero, a one is more. */
function atLeast(
  shelves: BitStrings,
  column: BitColumn,
  { first, bits }: { first: number; bits: number },
  least: number,
): Int32Array {
  const found = whole(shelves);
  for (let bit = 0; bit < bits; bit++) {
    const own = stringOf(shelves, column, first + bit);
    const isOne = Math.floor(least / 2 ** bit) % 2 === 1;
    if (!own && isOne) found.fill(0);
    else if (own) (isOne ? keep : add)(found, own);
  }
  return found;
}
