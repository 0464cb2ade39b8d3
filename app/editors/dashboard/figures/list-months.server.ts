import { and, asc, gte, lt } from "drizzle-orm";
import { measureTruth } from "#app/editors/queue/measure-queue.server.ts";
import type { Database } from "#database/database.ts";
import { dailyFigures } from "#database/schema/index.ts";
import { asWorker } from "#database/viewer.ts";
import { type DayOfFigures, measureDays } from "./measure-days.server.ts";
import type { MonthlyFigure, MonthOfFigures } from "./months.ts";

/** Summed over a month. For the others, the last day of the month counts. */
const sums: MonthlyFigure[] = ["saves", "missedSearches", "mails"];
const figures: MonthlyFigure[] = ["live", "confirmedShare", "members", ...sums];
const monthsShown = 12;

/**
 * The last twelve months, the current one up to now. Runs in the worker's role, because it counts emails that no admin
 * may read. The caller must have checked that the user is an admin.
 */
export function listMonths(database: Database, today: string): Promise<MonthOfFigures[]> {
  return asWorker(database, async (db) => {
    const months = monthsUpTo(today.slice(0, 7));
    const { day } = dailyFigures;
    const days = await db
      .select()
      .from(dailyFigures)
      .where(and(gte(day, `${months[0]}-01`), lt(day, today)))
      .orderBy(asc(day));
    const [now] = await measureDays(db, today, today);
    const [counted] = await db
      .select()
      .from(dailyFigures)
      .where(and(gte(day, today)));
    const confirmedShare = (await measureTruth(db, today)).at(-1)?.share ?? null;
    const all = [
      ...days,
      ...(now ? [{ ...now, confirmedShare, missedSearches: counted?.missedSearches ?? null }] : []),
    ];
    return months.map((month) => ({ month, ...monthOf(all.filter((one) => one.day.startsWith(month))) }));
  });
}

function monthOf(days: DayOfFigures[]): Record<MonthlyFigure, number | null> {
  const lastOrSum = (figure: MonthlyFigure) => {
    const known = days.map((day) => day[figure]).filter((value) => value !== null);
    if (known.length === 0) return null;
    return sums.includes(figure) ? known.reduce((sum, value) => sum + value, 0) : (known.at(-1) ?? null);
  };
  return Object.fromEntries(figures.map((figure) => [figure, lastOrSum(figure)])) as Record<
    MonthlyFigure,
    number | null
  >;
}

function monthsUpTo(last: string): string[] {
  const [year = 0, month = 1] = last.split("-").map(Number);
  return Array.from({ length: monthsShown }, (_, place) =>
    new Date(Date.UTC(year, month - monthsShown + place, 1)).toISOString().slice(0, 7),
  );
}
