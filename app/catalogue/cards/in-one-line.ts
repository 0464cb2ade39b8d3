/** What a phone of 360 px has room for in small letters. */
const room = 38;

/**
 * "Undergraduate, Master's +1 · Kenya": lists that share a line. The longest gives up its last entries and says how many they were, until
 * all have room; the first of each always stays.
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
  all.slice(0, count).join(", ") + (count < all.length ? ` +${all.length - count}` : "");

/** The entries of a list that is kept as a text. */
export const entriesOf = (list: string): string[] =>
  list
    .split(",")
    .map((entry) => entry.trim())
    .filter(Boolean);
