import { daysBetween } from "#app/shared/calendar/days.ts";
import type { DateMention } from "./date-mentions.ts";

/** ISO dates. */
export interface DateReference {
  today: string;
  /** When the page was published, if it says so. */
  publishedOn?: string | null | undefined;
  /**
   * The page's title: dates beside the name of another award don't belong to the page, and an old year in the title
   * applies to dates without a year.
   */
  title?: string;
  /**
   * The part of the text that certainly is the article. A date outside it only counts if it is named as the deadline.
   */
  core?: string;
}

/** A missing year is only inferred for dates up to this far ahead. */
const maxDaysAhead = 300;
/** Deadlines are not announced earlier than this. */
const maxYearsAhead = 3;
const firstYear = 2015;

/** Resolves a date mention to a day. Returns null if the year is unknown or implausible. */
export function resolveDate(
  mention: DateMention,
  text: string,
  { today, publishedOn, title = "" }: DateReference,
): { day: string; isSure: boolean } | null {
  const from = publishedOn && publishedOn <= today ? publishedOn : today;
  if (mention.year === null && !publishedOn && isOfPastYear(title, today)) return null;
  const year = mention.year ?? inferYear(mention, from);
  if (year === null || year < firstYear || year > Number(today.slice(0, 4)) + maxYearsAhead) return null;
  const day = dayOf(mention, year);
  if (!day) return null;
  const isRightWeekday = mention.weekday === null || new Date(day).getUTCDay() === mention.weekday;
  const isSure =
    isRightWeekday && (mention.year !== null || Boolean(publishedOn) || mention.weekday !== null);
  return { day: beginsAtMidnight(mention, text) ? dayBefore(day) : day, isSure };
}

/** "Award 2024", read two years later. */
const isOfPastYear = (title: string, today: string) => {
  const years = [...title.matchAll(/\b(20\d\d)(?:[/-](?:20)?(\d\d))?\b/g)].map(([, first, last]) =>
    last ? 2000 + Number(last) : Number(first),
  );
  return years.length > 0 && Math.max(...years) < Number(today.slice(0, 4));
};

function inferYear(mention: DateMention, from: string): number | null {
  const first = Number(from.slice(0, 4));
  for (const year of [first, first + 1]) {
    const day = dayOf(mention, year);
    const ahead = day ? daysBetween(from, day) : -1;
    if (!day || ahead < 0) continue;
    const isRightWeekday = mention.weekday === null || new Date(day).getUTCDay() === mention.weekday;
    return ahead <= maxDaysAhead && isRightWeekday ? year : null;
  }
  return null;
}

function dayOf({ day, month }: DateMention, year: number): string | null {
  const moment = new Date(Date.UTC(year, month - 1, day));
  return moment.getUTCMonth() === month - 1 ? moment.toISOString().slice(0, 10) : null;
}

/** A deadline at 00:00 means the day before. Time zones don't change the day that the page names. */
function beginsAtMidnight({ start, end }: DateMention, text: string): boolean {
  const midnight = /^,? ?(?:at |@ ?|\(?)?(?:00[:.]00|0:00|12[:.]00 ?a\.?m)/i;
  return (
    midnight.test(text.slice(end, end + 16)) ||
    /\b00[:.]00(?: hrs| hours)?(?: \w{2,4})? on (?:the )?$/i.test(text.slice(Math.max(0, start - 28), start))
  );
}

const dayBefore = (day: string) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
