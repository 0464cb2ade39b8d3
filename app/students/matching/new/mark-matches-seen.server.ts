import { eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { profiles } from "#database/schema/index.ts";

/** Two views within this time count as one visit. */
const oneLook = sql`interval '30 minutes'`;
const { matchesSeenAt, matchesSeenBefore } = profiles;

const lookBefore = (now: Date) =>
  sql<Date | null>`case when ${matchesSeenBefore} is null or ${matchesSeenAt} < ${now.toISOString()}::timestamptz - ${oneLook}
    then ${matchesSeenAt} else ${matchesSeenBefore} end`.mapWith(matchesSeenAt);

/** When this member saw their matches the time before; null if they never did. */
export async function findMatchesSeenBefore(db: Database, userId: string, now: Date): Promise<Date | null> {
  const [found] = await db
    .select({ before: lookBefore(now) })
    .from(profiles)
    .where(eq(profiles.userId, userId));
  return found?.before ?? null;
}

/**
 * Records that this member has seen their matches: the badge counts what comes later. Never waits for a lock: if
 * another request holds the row, the next view records it.
 */
export async function markMatchesSeen(db: Database, userId: string, now: Date): Promise<void> {
  const own = db
    .select({ id: profiles.userId })
    .from(profiles)
    .where(eq(profiles.userId, userId))
    .for("update", { skipLocked: true });
  await db
    .update(profiles)
    .set({ matchesSeenAt: now, matchesSeenBefore: lookBefore(now) })
    .where(inArray(profiles.userId, own));
}
