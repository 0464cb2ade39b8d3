import type { RateLimit } from "#app/shared/rate-limits/rate-limiter.server.ts";

const hour = 3_600;

/** A whole town may share one address on the internet, so a client may apply more than once; a school need not. */
export const limits = {
  client: { name: "partnership-client", tries: 10, seconds: hour },
  address: { name: "partnership-address", tries: 3, seconds: 24 * hour },
  same: { name: "partnership-same", tries: 1, seconds: 24 * hour },
} satisfies Record<string, RateLimit>;

/** Nobody fills in six fields faster. */
const leastFillMs = 3_000;
/** After a day we want to be asked for the form anew. */
const longestFillMs = 24 * hour * 1_000;

type Age = { ok: true; stillToWaitMs: number } | { ok: false };

/**
 * Whether a form of this age may be taken. One that comes back too soon is not refused, because a fast person with a
 * filled-in browser exists: it is held until the time has passed, which a program that sends thousands can't afford.
 */
export function ageOf(handedOutAt: number | null, now: number): Age {
  if (handedOutAt === null || now - handedOutAt > longestFillMs) return { ok: false };
  return { ok: true, stillToWaitMs: Math.min(leastFillMs, Math.max(0, handedOutAt + leastFillMs - now)) };
}
