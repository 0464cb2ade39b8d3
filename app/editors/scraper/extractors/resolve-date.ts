import { daysBetween } from "#app/shared/calendar/days.ts";
import type { DateMention } from "./date-mentions.ts";

/** Days as 2026-11-15. */
export interface Reference {
  today: string;
  /** When the page was published, where it says so. */
  publishedOn?: string | null | undefined;
}

/** A year that the text leaves out is only guessed this far ahead. */
const mostDaysAhead = 300;
/** Nobody announces a closing day longer before. */
const mostYearsAhead = 3;
const firstYear = 2015;

/** The day that is meant, where the year and the weekday leave no doubt; nothing where they do. */
export function placeInTime(
  mention: DateMention,
  text: string,
  { today, publishedOn }: Reference,
): { day: string; isSure: boolean } | null {
  const from = publishedOn && publishedOn <= today ? publishedOn : today;
  const year = mention.year ?? missingYear(mention, from);
  if (year === null || year < firstYear || year > Number(today.slice(0, 4)) + mostYearsAhead) return null;
  const day = dayOf(mention, year);
  if (!day) return null;
  const isRightWeekday = mention.weekday === null || new Date(day).getUTCDay() === mention.weekday;
  const isSure =
    isRightWeekday && (mention.year !== null || Boolean(publishedOn) || mention.weekday !== null);
  return { day: beginsAtMidnight(mention, text) ? dayBefore(day) : day, isSure };
}

function missingYear(mention: DateMention, from: string): number | null {
  const first = Number(from.slice(0, 4));
  for (const year of [first, first + 1]) {
    const day = dayOf(mention, year);
    const ahead = day ? daysBetween(from, day) : -1;
    if (!day || ahead < 0) continue;
    const isRightWeekday = mention.weekday === null || new Date(day).getUTCDay() === mention.weekday;
    return ahead <= mostDaysAhead && isRightWeekday ? year : null;
  }
  return null;
}

function dayOf({ day, month }: DateMention, year: number): string | null {
  const moment = new Date(Date.UTC(year, month - 1, day));
  return moment.getUTCMonth() === month - 1 ? moment.toISOString().slice(0, 10) : null;
}

/** At 00:00 the day before has been the last one. A time zone does not change the day that the page names. */
function beginsAtMidnight({ start, end }: DateMention, text: string): boolean {
  const midnight = /^,? ?(?:at |@ ?|\(?)?(?:00[:.]00|0:00|12[:.]00 ?a\.?m)/i;
  return (
    midnight.test(text.slice(end, end + 16)) ||
    /\b00[:.]00(?: hrs| hours)?(?: \w{2,4})? on (?:the )?$/i.test(text.slice(Math.max(0, start - 28), start))
  );
}

const dayBefore = (day: string) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
