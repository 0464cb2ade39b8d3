const minute = 60_000;
const hour = 60 * minute;

/** Delays after the first, second, … failed attempt. After the last of them the message is given up. */
const waits = [1 * minute, 5 * minute, 30 * minute, 2 * hour, 12 * hour];

/** When to try again after this many attempts; null to give up. */
export function nextTryAfter(tries: number, now: Date): Date | null {
  const wait = waits[tries - 1];
  return wait === undefined ? null : new Date(now.getTime() + wait);
}
