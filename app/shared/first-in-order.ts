/** Above this number it is faster to sort all of them. */
const mostSelected = 100;

/** At most `count` items, the first in an order. May reorder the given list. `compare` is as for `Array.sort`. */
export function firstInOrder<Item>(
  items: Item[],
  count: number,
  compare: (one: Item, other: Item) => number,
): Item[] {
  if (count > mostSelected) return items.sort(compare).slice(0, count);
  const first: Item[] = [];
  for (const item of items) {
    const last = first.at(-1);
    if (first.length === count && (last === undefined || compare(item, last) > 0)) continue;
    const position = first.findIndex((one) => compare(item, one) < 0);
    first.splice(position < 0 ? first.length : position, 0, item);
    if (first.length > count) first.pop();
  }
  return first;
}
