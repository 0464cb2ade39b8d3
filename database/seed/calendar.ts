import type { EventSeed } from "./shapes.ts";

const monthName = new Intl.DateTimeFormat("en", { month: "long", timeZone: "UTC" });

/**
 * The date of an event, from its record. If only the month is known, its time says so, and its date is the month's last
 * day, until which it is listed. Days are written as 2026-12-15, in UTC.
 */
export function eventTimes(event: EventSeed, today: string): { eventDate: string; eventTime: string } {
  if ("date" in event) return { eventDate: event.date, eventTime: "" };
  const year = Number(today.slice(0, 4));
  if ("yearly" in event) {
    const thisYear = `${year}-${event.yearly}`;
    return { eventDate: thisYear >= today ? thisYear : `${year + 1}-${event.yearly}`, eventTime: "" };
  }
  const lastDay = (ofYear: number) => new Date(Date.UTC(ofYear, Number(event.usually), 0));
  const isOver = lastDay(year).toISOString().slice(0, 10) < today;
  const day = lastDay(isOver ? year + 1 : year);
  return { eventDate: day.toISOString().slice(0, 10), eventTime: `Usually in ${monthName.format(day)}` };
}
