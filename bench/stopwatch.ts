export async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** The shortest of several times, after a warm-up: what the work takes when nobody else uses the machine. */
export async function fastest(work: () => Promise<unknown>, times = 15): Promise<number> {
  for (let warm = 0; warm < 3; warm++) await work();
  let shortest = Number.POSITIVE_INFINITY;
  for (let time = 0; time < times; time++) shortest = Math.min(shortest, await timed(work));
  return shortest;
}

/** The times in the middle of two works that take turns, so that whatever else the machine does befalls both. */
export async function inTurns(
  one: () => Promise<unknown>,
  other: () => Promise<unknown>,
  times = 41,
): Promise<[number, number]> {
  const taken: [number[], number[]] = [[], []];
  for (let warm = 0; warm < 20; warm++) {
    await one();
    await other();
  }
  for (let time = 0; time < times; time++) {
    taken[0].push(await timed(one));
    taken[1].push(await timed(other));
  }
  const middle = (all: number[]) => all.sort((a, b) => a - b)[all.length >> 1] ?? 0;
  return [middle(taken[0]), middle(taken[1])];
}

export const milliseconds = (time: number) => Number(time.toFixed(time < 100 ? 1 : 0));
