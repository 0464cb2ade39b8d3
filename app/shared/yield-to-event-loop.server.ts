import { setImmediate as nextTurn } from "node:timers/promises";

let last = Promise.resolve();
let waiting = 0;

/**
 * Resolves for one caller at a time, with a setImmediate between them. Rendering a page blocks the event loop; if several are ready at
 * once, other requests, such as health checks, are handled in between.
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

/** How many pages wait to be rendered. */
export const countWaitingRenders = () => waiting;

/** Milliseconds. */
const longestPiece = 1;

/** Maps a long list and yields to the event loop after every millisecond of work. */
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
