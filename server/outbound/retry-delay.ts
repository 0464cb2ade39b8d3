const minute = 60_000;
const hour = 60 * minute;

/** How long to wait after the first, second, … try that came to nothing. After the last of them we give up. */
const waits = [1 * minute, 5 * minute, 30 * minute, 2 * hour, 12 * hour];

/** When to try a message again after a number of tries; null to give up. */
export function nextTryAfter(tries: number, now: Date): Date | null {
  const wait = waits[tries - 1];
  return wait === undefined ? null : new Date(now.getTime() + wait);
}
