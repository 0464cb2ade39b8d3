import { dayWords, monthNames } from "./words.ts";

/** Days are written as 2026-12-15. Every date is in UTC. */
export const todayInUtc = (now = new Date()) => now.toISOString().slice(0, 10);

const oneDay = 86_400_000;

/** The number of days from one day to another; negative if it is earlier. */
export const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / oneDay);

/** The day a number of days later, or earlier if negative. */
export const daysAfter = (day: string, days: number) => todayInUtc(new Date(Date.parse(day) + days * oneDay));

/** The first and the last day of an existing year, month or day: "2026", "2026-02", "2026-02-07". */
export const firstDayOf = (written: string) => written + "2000-01-01".slice(written.length);
export function lastDayOf(written: string): string {
  if (written.length > 7) return written;
  const [year = 0, month = 12] = written.split("-").map(Number);
  return todayInUtc(new Date(Date.UTC(year, month, 0)));
}

export const dayAfter = (day: string) => daysAfter(day, 1);

export const monthOf = (day: string) => monthNames[new Date(day).getUTCMonth()] ?? "";

/** "15 December 2026", as everywhere in the product. Lists contain many days, and `Intl` takes twenty times as long. */
export const dayInWords = (day: string): string => dayWords.whole(day, monthOf(day));

/** "15 December". */
export const dayWithoutYear = (day: string): string => dayWords.withoutYear(day, monthOf(day));

/** "December 2026". */
export const monthInWords = (day: string): string => dayWords.month(monthOf(day), day.slice(0, 4));

/** "December 15, 2026", as the specification requires for events. */
export const monthDayYear = (day: string) => dayWords.monthFirst(day, monthOf(day));

/** "Dec". */
export const monthInShort = (day: string): string => dayWords.short(monthOf(day));
