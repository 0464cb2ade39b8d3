import { and, eq, inArray, isNull, ne, or } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { profiles } from "#database/schema/index.ts";

const { userId: id, lookedOn, lookedBefore } = profiles;

interface LastLook {
  /**
   * The day on which this member looked before today. It stays the same all day, so that news does not vanish when the page is read twice.
   * Null on the first day, and without a profile.
   */
  since: string | null;
  isFirstToday: boolean;
}

export async function findLastLook(db: Database, userId: string, today: string): Promise<LastLook> {
  const [found] = await db.select({ lookedOn, lookedBefore }).from(profiles).where(eq(id, userId));
  if (!found) return { since: null, isFirstToday: false };
  const isFirstToday = found.lookedOn !== today;
  return { since: isFirstToday ? found.lookedOn : found.lookedBefore, isFirstToday };
}

/** Notes that this member looks today: one write a day, which waits for no lock. */
export async function noteLook(db: Database, userId: string, today: string): Promise<void> {
  const first = db
    .select({ id })
    .from(profiles)
    .where(and(eq(id, userId), or(isNull(lookedOn), ne(lookedOn, today))))
    .for("update", { skipLocked: true });
  await db.update(profiles).set({ lookedOn: today, lookedBefore: lookedOn }).where(inArray(id, first));
}
