import { setImmediate as nextTurn } from "node:timers/promises";

let last = Promise.resolve();
let waiting = 0;

/**
 * Comes one at a time: a page is drawn in one go, and when several are ready at once, whoever knocks meanwhile, a health check among
 * them, is heard between two of them rather than after the last.
 */
export function waitToRender(): Promise<void> {
  waiting += 1;
  last = last
    .then(() => nextTurn())
    .then(() => {
      waiting -= 1;
    });
  return last;
}

/** How many pages wait to be drawn. */
export const countWaitingRenders = () => waiting;

/** Milliseconds. */
const longestPiece = 1;

/** For work that is long because there is much of it: does it for one after another, and whoever knocks meanwhile is heard in between. */
export async function mapYielding<Given, Made>(all: Given[], work: (one: Given) => Made): Promise<Made[]> {
  const made: Made[] = [];
  let begun = performance.now();
  for (const one of all) {
    made.push(work(one));
    if (performance.now() - begun < longestPiece) continue;
    await nextTurn();
    begun = performance.now();
  }
  return made;
}
