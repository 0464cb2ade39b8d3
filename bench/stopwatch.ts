export async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** The shortest of several times, after a warm-up: the cost of the work without other load. */
export async function fastest(work: () => Promise<unknown>, times = 15): Promise<number> {
  for (let warm = 0; warm < 3; warm++) await work();
  let shortest = Number.POSITIVE_INFINITY;
  for (let time = 0; time < times; time++) shortest = Math.min(shortest, await timed(work));
  return shortest;
}

export const milliseconds = (time: number) => Number(time.toFixed(time < 100 ? 1 : 0));
