import { eq } from "drizzle-orm";
import { isCopy } from "#database/copies.ts";
import type { Database } from "#database/database.ts";
import { profiles } from "#database/schema/index.ts";

/**
 * Notes that someone looks today, and gives the day on which she looked before. It stays the same all day, so that what is new does
 * not vanish when the page is read twice. Null on the first day, and without a profile.
 */
export async function noteLook(db: Database, userId: string, today: string): Promise<string | null> {
  const own = eq(profiles.userId, userId);
  const { lookedOn, lookedBefore } = profiles;
  const [found] = await db.select({ lookedOn, lookedBefore }).from(profiles).where(own);
  if (!found) return null;
  if (found.lookedOn === today) return found.lookedBefore;
  if (!isCopy(db))
    await db.update(profiles).set({ lookedOn: today, lookedBefore: found.lookedOn }).where(own);
  return found.lookedOn;
}
