import { daysBetween, monthOf } from "#app/shared/calendar/days.ts";
import type { CycleStatus } from "./cycle.ts";

/** A round as a bar of the year ahead. Positions are days since the picture's first day. */
export interface YearBar {
  from: number;
  to: number;
  /** The opening day, if known, is drawn as a ring, and the closing day as a post. */
  opens: boolean;
  closes: boolean;
  /** From past years; this year's dates aren't announced. */
  isUsual: boolean;
}

/** The width of a post or ring without a bar, in days. */
const shortest = 8;

/** The first days of this month and the eleven after it, and the day after the last. */
export function yearMonths(today: string): { name: string; from: number; to: number }[] {
  const first = `${today.slice(0, 8)}01`;
  const starts = Array.from({ length: 13 }, (_, place) =>
    new Date(Date.UTC(Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1 + place, 1))
      .toISOString()
      .slice(0, 10),
  );
  return starts.slice(0, 12).map((start, place) => ({
    name: monthOf(start),
    from: daysBetween(first, start),
    to: daysBetween(first, starts[place + 1] ?? start),
  }));
}

/** The next round within the year ahead; null if none of its days is known. */
export function yearBarOf(
  { opens, closes }: Pick<CycleStatus, "opens" | "closes">,
  isOpen: boolean,
  today: string,
): YearBar | null {
  const first = `${today.slice(0, 8)}01`;
  const last = yearMonths(today).at(-1)?.to ?? 0;
  const placeOf = (day: string) => Math.min(Math.max(daysBetween(first, day), 0), last);
  const isUsual = !(closes ?? opens)?.isAnnounced;
  if (closes && daysBetween(first, closes.day) > last)
    return yearBarOf({ opens, closes: null }, isOpen, today);
  if (opens && closes && opens.day <= closes.day)
    return { from: placeOf(opens.day), to: placeOf(closes.day), opens: true, closes: true, isUsual };
  if (closes) {
    const to = placeOf(closes.day);
    const from = isOpen ? placeOf(today) : Math.max(to - shortest, 0);
    return { from, to, opens: false, closes: true, isUsual };
  }
  if (!opens || daysBetween(first, opens.day) > last) return null;
  const from = placeOf(opens.day);
  return { from, to: Math.min(from + shortest, last), opens: true, closes: false, isUsual };
}
