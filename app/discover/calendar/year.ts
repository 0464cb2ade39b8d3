import { dayInWords } from "#app/common/calendar/days.ts";
import { inShort } from "#app/opportunities/closing.ts";
import type { ComingDay } from "#app/opportunities/cycle.ts";

/** One day of one listing. */
export interface DatedListing {
  id: string;
  title: string;
  what: "opens" | "closes";
  when: ComingDay;
}

export interface MonthEntry {
  id: string;
  title: string;
  /** "3 December", "about 3 December"; empty where only the month is known. */
  day: string;
  isAnnounced: boolean;
}

interface MonthList {
  entries: MonthEntry[];
  /** How many more there are. */
  rest: number;
}

export interface Month {
  /** "2026-12", for addresses within the page. */
  key: string;
  /** "December 2026". */
  name: string;
  opens: MonthList;
  closes: MonthList;
}

const months = 12;
const mostEntries = 12;

/** The first days of this month and of the eleven after it. */
const monthsFrom = (today: string) =>
  Array.from({ length: months }, (_, place) =>
    new Date(Date.UTC(Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1 + place, 1)).toISOString(),
  ).map((moment) => moment.slice(0, 10));

/** The last day of the last month. */
export const lastDayShown = (today: string) =>
  new Date(Date.UTC(Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1 + months, 0))
    .toISOString()
    .slice(0, 10);

/** The year month by month, from this month on. In each, what is announced stands before what is only usual. */
export function monthsOf(dates: DatedListing[], today: string): Month[] {
  return monthsFrom(today).map((first) => {
    const key = first.slice(0, 7);
    const ofMonth = dates.filter(({ when }) => when.day.startsWith(key)).sort(announcedFirst);
    const listOf = (what: DatedListing["what"]): MonthList => {
      const all = ofMonth.filter((date) => date.what === what);
      return { entries: all.slice(0, mostEntries).map(entryOf), rest: Math.max(all.length - mostEntries, 0) };
    };
    return {
      key,
      name: dayInWords(first).replace(/^1 /, ""),
      opens: listOf("opens"),
      closes: listOf("closes"),
    };
  });
}

const entryOf = ({ id, title, when }: DatedListing): MonthEntry => ({
  id,
  title,
  day: when.isAnnounced ? inShort(when) : when.isMonth ? "" : `about ${inShort(when)}`,
  isAnnounced: when.isAnnounced,
});

/** A day says more than a month. */
const announcedFirst = (
  { when: one, title }: DatedListing,
  { when: other, title: otherTitle }: DatedListing,
) =>
  Number(other.isAnnounced) - Number(one.isAnnounced) ||
  Number(one.isMonth) - Number(other.isMonth) ||
  one.day.localeCompare(other.day) ||
  title.localeCompare(otherTitle);
