import { listNames } from "#app/shared/languages/formats.ts";

/** Characters of small text that fit on a phone of 360 px. */
const room = 38;

/**
 * Joins lists in one line: "Undergraduate, Master's +1 · Kenya". Until they fit, the last entries of the longest list are replaced by their
 * number. The first entry of each list is always shown.
 */
export function inOneLine(lists: string[][]): string {
  const shown = lists.filter((list) => list.length > 0).map((all) => ({ all, count: all.length }));
  const line = () => shown.map(({ all, count }) => inShort(all, count)).join(" · ");
  while (line().length > room) {
    const longest = shown.reduce((one, other) => (other.count > one.count ? other : one), { count: 1 });
    if (longest.count === 1) break;
    longest.count -= 1;
  }
  return line();
}

const inShort = (all: string[], count: number) =>
  listNames(all.slice(0, count)) + (count < all.length ? ` +${all.length - count}` : "");

/** The entries of a list that is stored as text. */
export const entriesOf = (list: string): string[] =>
  list
    .split(",")
    .map((entry) => entry.trim())
    .filter(Boolean);
