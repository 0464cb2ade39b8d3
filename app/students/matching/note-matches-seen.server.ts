import { eq, sql } from "drizzle-orm";
import { isCopy } from "#database/copies.ts";
import type { Database } from "#database/database.ts";
import { profiles } from "#database/schema/index.ts";

/** Whoever opens a match and comes back within this still looks for the same time. */
const oneLook = sql`interval '30 minutes'`;

/**
 * What is there now has been seen: the mark counts what comes later. Gives when she looked the time before, or null where this is the
 * first time.
 */
export async function noteMatchesSeen(db: Database, userId: string, now: Date): Promise<Date | null> {
  const { matchesSeenAt: last, matchesSeenBefore } = profiles;
  const before =
    sql<Date | null>`case when ${matchesSeenBefore} is null or ${last} < ${now.toISOString()}::timestamptz - ${oneLook}
    then ${last} else ${matchesSeenBefore} end`.mapWith(last);
  const own = eq(profiles.userId, userId);
  const [noted] = isCopy(db)
    ? await db.select({ before }).from(profiles).where(own)
    : await db
        .update(profiles)
        .set({ matchesSeenAt: now, matchesSeenBefore: before })
        .where(own)
        .returning({ before: matchesSeenBefore });
  return noted?.before ?? null;
}
