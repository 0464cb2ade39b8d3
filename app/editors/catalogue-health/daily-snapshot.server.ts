import { and, desc, eq, gte } from "drizzle-orm";
import type { Kind } from "#app/catalogue/kinds/kinds.ts";
import { daysAfter } from "#app/shared/calendar/days.ts";
import type { Database } from "#database/database.ts";
import { catalogueDays } from "#database/schema/index.ts";
import { kinds } from "#database/schema/lists.ts";
import { countMeasures, type MeasureCounts } from "./count-measures.server.ts";

const maxDays = 365;

/** Stores today's counts, unless they are stored already. */
export async function saveDailySnapshot(db: Database, today: string): Promise<void> {
  if ((await db.$count(catalogueDays, eq(catalogueDays.day, today))) > 0) return;
  for (const kind of kinds) {
    const [all] = await countMeasures(db, kind, today);
    if (!all) continue;
    const { records, counts } = all;
    await db.insert(catalogueDays).values({ day: today, kind, records, counts }).onConflictDoNothing();
  }
}

export interface DailySnapshot extends Omit<MeasureCounts, "counts"> {
  day: string;
  /** Measures added later are missing. */
  counts: Partial<MeasureCounts["counts"]>;
}

/** The last year, oldest first. */
export async function listSnapshots(db: Database, kind: Kind, today: string): Promise<DailySnapshot[]> {
  const { day, records, counts } = catalogueDays;
  const days = await db
    .select({ day, records, counts })
    .from(catalogueDays)
    .where(and(eq(catalogueDays.kind, kind), gte(day, daysAfter(today, -maxDays))))
    .orderBy(desc(day))
    .limit(maxDays);
  return days.reverse();
}
