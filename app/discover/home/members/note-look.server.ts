import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { profiles } from "#database/schema/index.ts";

/**
 * Notes that someone looks today, and gives the day on which she looked before. It stays the same all day, so that what is new does
 * not vanish when the page is read twice. Null on the first day, and without a profile.
 */
export async function noteLook(db: Database, userId: string, today: string): Promise<string | null> {
  const own = eq(profiles.userId, userId);
  await db
    .update(profiles)
    .set({ lookedOn: today, lookedBefore: profiles.lookedOn })
    .where(and(own, sql`${profiles.lookedOn} is distinct from ${today}::date`));
  const [found] = await db.select({ since: profiles.lookedBefore }).from(profiles).where(own);
  return found?.since ?? null;
}
