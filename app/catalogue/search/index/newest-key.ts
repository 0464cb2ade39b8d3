import { type CycleState, cycleStatusOf } from "#app/catalogue/dates/cycle.ts";
import type { Listing } from "#app/catalogue/snapshot/listing.ts";
import { daysBetween } from "#app/shared/calendar/days.ts";

const microsPerSecond = 1_000_000;
const secondsPerDay = 86_400;

/** The weight of each part, which outweighs all that follow. A second of the day has five digits. */
const worth = { known: 10 ** 5, near: 10 ** 6, state: 10 ** 10, day: 10 ** 11 };
const mostKnown = 9;
const farthest = 9_999;

const worthOfState: Record<CycleState, number> = {
  open: 4,
  always: 4,
  usually_open: 3,
  opens: 2,
  usually_closes: 1,
  closed: 1,
  unknown: 0,
};

/**
 * The position of a listing in "newest first"; larger keys come first. Listings added on the same day are ordered by
 * whether they are open, then by what closes or opens first, then by how much is known about who may apply.
 */
export function newestKey({ cycle, createdAt, facts }: Listing, today: string): number {
  const seconds = Math.floor(createdAt / microsPerSecond);
  const { state, opens, closes } = cycleStatusOf(cycle, today);
  const next = state === "opens" || state === "closed" ? opens : closes;
  const near = next ? farthest - Math.min(farthest, Math.max(0, daysBetween(today, next.day))) : 0;
  return (
    Math.floor(seconds / secondsPerDay) * worth.day +
    worthOfState[state] * worth.state +
    near * worth.near +
    Math.min(mostKnown, Object.values(facts).filter(isKnown).length) * worth.known +
    (((seconds % secondsPerDay) + secondsPerDay) % secondsPerDay)
  );
}

const isKnown = (fact: unknown) => (Array.isArray(fact) ? fact.length > 0 : fact !== null && fact !== "");
