import { createHmac } from "node:crypto";
import { lt } from "drizzle-orm";
import { RateLimiterDrizzle, RateLimiterRes } from "rate-limiter-flexible";
import type { Database } from "#database/database.ts";
import { rateLimits } from "#database/schema/index.ts";

/** So many tries in so many seconds. */
export interface Limit {
  name: string;
  tries: number;
  seconds: number;
}

/** A limit and whom it counts: an address, a client, a person. */
export interface Counted {
  limit: Limit;
  whom: string;
}

export type Turn = { ok: true; giveBack(): Promise<void> } | { ok: false; waitSeconds: number };

export interface Limits {
  /** Counts one try against every limit. The counting is one atomic statement each, so parallel tries can't slip by. */
  take(...counted: Counted[]): Promise<Turn>;
}

/** Counts are kept in the database, so that they hold on several machines and over a restart. */
export function openLimits(db: Database, secret: string): Limits {
  const open = ({ name, tries, seconds }: Limit) =>
    new RateLimiterDrizzle({
      storeClient: db,
      schema: rateLimits,
      keyPrefix: name,
      points: tries,
      duration: seconds,
      clearExpiredByTimeout: false,
    });
  // Whom we count is nobody's business: an address is kept as a hash that only we can make.
  const disguise = (whom: string) => createHmac("sha256", secret).update(whom).digest("base64url");

  async function count({ limit, whom }: Counted): Promise<number> {
    try {
      const { isFirstInDuration } = await open(limit).consume(disguise(whom));
      if (isFirstInDuration) await forgetOld(db);
      return 0;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      throw refusal;
    }
  }

  return {
    async take(...counted) {
      const waits = await Promise.all(counted.map(count));
      const waitSeconds = Math.max(...waits);
      if (waitSeconds > 0) return { ok: false, waitSeconds };
      return {
        ok: true,
        async giveBack() {
          await Promise.all(counted.map(({ limit, whom }) => open(limit).delete(disguise(whom))));
        },
      };
    },
  };
}

const anHour = 3_600_000;

async function forgetOld(db: Database): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expire, new Date(Date.now() - anHour)));
}
