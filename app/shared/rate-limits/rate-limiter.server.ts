import { createHmac } from "node:crypto";
import { inArray, sql } from "drizzle-orm";
import { createContext } from "react-router";
import type { Database } from "#database/database.ts";
import { queryRows } from "#database/query-rows.ts";
import { rateLimits } from "#database/schema/index.ts";

/** At most `tries` within `seconds`. */
export interface RateLimit {
  name: string;
  tries: number;
  seconds: number;
}

/** A limit and subject it counts: an address, a client, a person. */
export interface RateLimitHit {
  limit: RateLimit;
  subject: string;
}

export type RateLimitResult = { ok: true; refund(): Promise<void> } | { ok: false; waitSeconds: number };

export interface RateLimiter {
  /**
   * Counts one attempt against every limit, or against none if one of them is exceeded: rejected attempts are not
   * counted and write no row. It is a single statement, so concurrent attempts can't exceed a limit.
   */
  consume(...counted: RateLimitHit[]): Promise<RateLimitResult>;
}

export const rateLimiterContext = createContext<RateLimiter>();

export interface ResettableRateLimiter extends RateLimiter {
  /** Resets the counts. */
  reset(...counted: RateLimitHit[]): Promise<void>;
}

/** Counts are stored in the database, so that they hold across servers and restarts. */
export function openRateLimiter(db: Database, secret: string): ResettableRateLimiter {
  // Subjects are personal data: only a keyed hash is stored.
  const disguise = (subject: string) => createHmac("sha256", secret).update(subject).digest("base64url");
  const keyOf = ({ limit, subject }: RateLimitHit) => `${limit.name}:${disguise(subject)}`;
  const forget = async (...counted: RateLimitHit[]) => {
    await db.delete(rateLimits).where(inArray(rateLimits.key, counted.map(keyOf)));
  };

  return {
    async consume(...counted) {
      // Always in the same order, to avoid deadlocks.
      const counts = counted
        .map((entry) => ({ key: keyOf(entry), ...entry.limit }))
        .sort((one, other) => (one.key < other.key ? -1 : 1));
      const waitSeconds = await countAll(db, counts);
      if (waitSeconds > 0) return { ok: false, waitSeconds };
      return { ok: true, refund: () => forget(...counted) };
    },
    reset: forget,
  };
}

type LimitCount = RateLimit & { key: string };

/** Counts against all limits and returns 0, or counts none and returns the seconds to wait. */
async function countAll(db: Database, counts: LimitCount[]): Promise<number> {
  const [answer] = await queryRows<{ wait: number }>(
    db,
    sql`select consume_rate_limit(${list(counts.map(({ key }) => key))}::text[], ${list(counts.map(({ tries }) => tries))}::int[], ${list(counts.map(({ seconds }) => seconds))}::int[]) as wait`,
  );
  if (!answer) throw new Error("the rate limit query returned no row");
  return answer.wait;
}

/** One array parameter, so that the statement text stays the same. */
const list = (values: (string | number)[]) => sql.param(`{${values.join(",")}}`);
