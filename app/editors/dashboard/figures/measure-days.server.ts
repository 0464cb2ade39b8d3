import { and, gte, isNull, lt, min, sql } from "drizzle-orm";
import { measureTruth } from "#app/editors/queue/measure-queue.server.ts";
import { daysAfter, todayInUtc } from "#app/shared/calendar/days.ts";
import type { Database } from "#database/database.ts";
import { queryRows } from "#database/query-rows.ts";
import { dailyFigures } from "#database/schema/index.ts";

export type DayOfFigures = typeof dailyFigures.$inferSelect;
type MeasuredDay = Pick<DayOfFigures, "day" | "live" | "members" | "saves" | "mails">;

/** How far back the first run looks. */
const historyDays = 366;

/**
 * Figures for each day of a span, from the rows that still exist. For today these are the numbers that visitors see;
 * for earlier days, whatever was deleted since is missing.
 */
export const measureDays = (db: Database, from: string, to: string): Promise<MeasuredDay[]> =>
  queryRows<MeasuredDay>(
    db,
    sql`with days as (select day::date from generate_series(${from}::date, ${to}::date, '1 day') as day)
      select to_char(day, 'YYYY-MM-DD') as day,
        (select count(*) from scholarships where created_at::date <= day and (listed_until is null or listed_until >= day))::int
          + (select count(*) from internships where created_at::date <= day and (listed_until is null or listed_until >= day))::int
          + (select count(*) from colleges where created_at::date <= day)::int as live,
        (select count(*) from users where created_at::date <= day)::int as members,
        (select count(*) from saved_items where created_at >= day and created_at < day + 1)::int as saves,
        (select count(*) from mailings where delivered_at >= day and delivered_at < day + 1)::int as mails
      from days order by day`,
  );

/**
 * Stores the missing days up to yesterday: one a night, the whole last year on the first run, and those that a stopped
 * server has missed. Returns how many.
 */
export async function recordFigures(db: Database, now: Date): Promise<number> {
  const today = todayInUtc(now);
  const { day, members, missedSearches, confirmedShare } = dailyFigures;
  const from = daysAfter(today, -historyDays);
  // Searches can't be counted afterwards: the database counts them from today on.
  await db
    .insert(dailyFigures)
    .values({ day: today, missedSearches: 0 })
    .onConflictDoUpdate({
      target: day,
      set: { missedSearches: sql`coalesce(${missedSearches}, 0)` },
    });
  const known = await db.select({ day, members }).from(dailyFigures).where(gte(day, from));
  const isKnown = new Set(known.filter((one) => one.members !== null).map((one) => one.day));
  let missing = daysAfter(today, -1);
  while (missing >= from && !isKnown.has(missing)) missing = daysAfter(missing, -1);
  const first = daysAfter(missing, 1);
  if (first >= today) return 0;
  const measured = await measureDays(db, first, daysAfter(today, -1));
  for (const { day: _, ...figures } of measured)
    await db
      .insert(dailyFigures)
      .values({ day: _, ...figures })
      .onConflictDoUpdate({ target: day, set: figures });
  for (const point of await measureTruth(db, daysAfter(today, -1)))
    await db
      .insert(dailyFigures)
      .values({ day: point.day, confirmedShare: point.share })
      .onConflictDoUpdate({
        target: day,
        set: { confirmedShare: point.share },
        setWhere: isNull(confirmedShare),
      });
  const [since] = await db
    .select({ day: min(day) })
    .from(dailyFigures)
    .where(sql`${missedSearches} is not null`);
  if (since?.day)
    await db
      .update(dailyFigures)
      .set({ missedSearches: 0 })
      .where(and(isNull(missedSearches), gte(day, since.day), lt(day, today)));
  return measured.length;
}
