import { eq } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { profiles } from "#database/schema/index.ts";

/** What is there now has been seen: the mark counts what comes later. */
export async function noteMatchesSeen(db: Database, userId: string, now: Date): Promise<void> {
  await db.update(profiles).set({ matchesSeenAt: now }).where(eq(profiles.userId, userId));
}
