import type { RateLimit } from "#app/shared/rate-limits/rate-limiter.server.ts";

const hour = 3_600;

/** A town may share one IP address, so a client may apply several times; a school has no need to. */
export const limits = {
  client: { name: "partnership-client", tries: 10, seconds: hour },
  address: { name: "partnership-address", tries: 3, seconds: 24 * hour },
  same: { name: "partnership-same", tries: 1, seconds: 24 * hour },
} satisfies Record<string, RateLimit>;

/** No person fills in six fields faster. */
const leastFillMs = 3_000;
/** After a day the form has to be loaded again. */
const longestFillMs = 24 * hour * 1_000;

type FormAge = { ok: true; stillToWaitMs: number } | { ok: false };

/**
 * Whether a form of this age is accepted. One that returns too soon isn't rejected, because a fast person with
 * autofill exists: it is delayed until the time has passed, which a program that sends thousands can't afford.
 */
export function ageOf(handedOutAt: number | null, now: number): FormAge {
  if (handedOutAt === null || now - handedOutAt > longestFillMs) return { ok: false };
  return { ok: true, stillToWaitMs: Math.min(leastFillMs, Math.max(0, handedOutAt + leastFillMs - now)) };
}
