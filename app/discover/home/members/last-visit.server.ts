import { and, eq, inArray, isNull, ne, or } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { profiles } from "#database/schema/index.ts";

const { userId: id, lookedOn, lookedBefore } = profiles;

interface LastVisit {
  /**
   * The day of the last visit before today. It stays the same all day, so that news doesn't vanish on a reload. Null on
   * the first day, and without a profile.
   */
  since: string | null;
  isFirstToday: boolean;
}

export async function findLastVisit(db: Database, userId: string, today: string): Promise<LastVisit> {
  const [found] = await db.select({ lookedOn, lookedBefore }).from(profiles).where(eq(id, userId));
  if (!found) return { since: null, isFirstToday: false };
  const isFirstToday = found.lookedOn !== today;
  return { since: isFirstToday ? found.lookedOn : found.lookedBefore, isFirstToday };
}

/** Stores today's visit: one write per day, which doesn't wait for a lock. */
export async function recordHomeVisit(db: Database, userId: string, today: string): Promise<void> {
  const first = db
    .select({ id })
    .from(profiles)
    .where(and(eq(id, userId), or(isNull(lookedOn), ne(lookedOn, today))))
    .for("update", { skipLocked: true });
  await db.update(profiles).set({ lookedOn: today, lookedBefore: lookedOn }).where(inArray(id, first));
}
