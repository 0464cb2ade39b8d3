import { and, desc, eq, gte } from "drizzle-orm";
import type { Kind } from "#app/catalogue/kinds/kinds.ts";
import { daysAfter } from "#app/shared/calendar/days.ts";
import type { Database } from "#database/database.ts";
import { catalogueDays } from "#database/schema/index.ts";
import { kinds } from "#database/schema/lists.ts";
import { type Counted, countMeasures } from "./count-measures.server.ts";

const daysShown = 365;

/** Keeps how well the catalogue is known today, once: a second start on the same day has nothing to count. */
export async function keepDay(db: Database, today: string): Promise<void> {
  if ((await db.$count(catalogueDays, eq(catalogueDays.day, today))) > 0) return;
  for (const kind of kinds) {
    const [all] = await countMeasures(db, kind, today);
    if (!all) continue;
    const { records, counts } = all;
    await db.insert(catalogueDays).values({ day: today, kind, records, counts }).onConflictDoNothing();
  }
}

export interface KeptDay extends Omit<Counted, "counts"> {
  day: string;
  /** What was not measured yet on that day is not there. */
  counts: Partial<Counted["counts"]>;
}

/** The days of the last year, the oldest first. */
export async function listDays(db: Database, kind: Kind, today: string): Promise<KeptDay[]> {
  const { day, records, counts } = catalogueDays;
  const days = await db
    .select({ day, records, counts })
    .from(catalogueDays)
    .where(and(eq(catalogueDays.kind, kind), gte(day, daysAfter(today, -daysShown))))
    .orderBy(desc(day))
    .limit(daysShown);
  return days.reverse();
}
