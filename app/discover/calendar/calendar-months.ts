import { inShort } from "#app/catalogue/dates/closing.ts";
import type { ComingDay } from "#app/catalogue/dates/cycle.ts";
import { monthInWords } from "#app/shared/calendar/days.ts";
import { calendarWords } from "./words.ts";

export const happenings = ["closes", "opens"] as const;
export type DateKind = (typeof happenings)[number];

export interface DatedListing {
  id: string;
  title: string;
  what: DateKind;
  when: ComingDay;
}

/** An entry of a month, with the listing's further properties. */
export type MonthEntry<Listing extends DatedListing = DatedListing> = Omit<Listing, "what" | "when"> & {
  /** "3 December", "about 3 December", or empty if only the month is known. */
  day: string;
  isAnnounced: boolean;
};

interface MonthList<Listing extends DatedListing> {
  entries: MonthEntry<Listing>[];
  /** How many more there are. */
  rest: number;
}

export interface Month<Listing extends DatedListing = DatedListing> {
  /** "2026-12", also the anchor on the page. */
  key: string;
  /** "December 2026". */
  name: string;
  opens: MonthList<Listing>;
  closes: MonthList<Listing>;
}

/** Entries per page of a month. */
const pageSize = 60;

/** How many months, and how many entries of a kind in each. */
interface CalendarLength {
  months: number;
  most: number;
  /** In the later months. */
  mostLater?: number;
}

/** This month and the next one, which are unfolded on the page. */
const nearMonths = 2;
const aYear: CalendarLength = { months: 12, most: 3, mostLater: 2 };

/** The first days of this month and the following ones. */
const monthsFrom = (today: string, months: number) =>
  Array.from({ length: months }, (_, place) =>
    new Date(Date.UTC(Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1 + place, 1)).toISOString(),
  ).map((moment) => moment.slice(0, 10));

/** The last day of the last month. */
export const lastDayShown = (today: string, { months } = aYear) =>
  new Date(Date.UTC(Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1 + months, 0))
    .toISOString()
    .slice(0, 10);

/** Month by month from now on; announced dates before usual ones. */
export function monthsOf<Listing extends DatedListing>(
  dates: Listing[],
  today: string,
  { months, most: mostSoon, mostLater = mostSoon }: CalendarLength = aYear,
): Month<Listing>[] {
  return monthsFrom(today, months).map((first, place) => {
    const key = first.slice(0, 7);
    const most = place < nearMonths ? mostSoon : mostLater;
    const listOf = (what: DateKind): MonthList<Listing> => {
      const all = datesIn(dates, key, what);
      return { entries: all.slice(0, most).map(entryOf), rest: Math.max(all.length - most, 0) };
    };
    return { key, name: monthName(key), opens: listOf("opens"), closes: listOf("closes") };
  });
}

/** "December 2026" for "2026-12". */
export const monthName = (key: string) => monthInWords(`${key}-01`);

export const isShown = (key: string, today: string) => monthsFrom(today, aYear.months).includes(`${key}-01`);

/** One page of a month's openings or deadlines. Page numbers are clamped. */
export function pageOfMonth(dates: DatedListing[], key: string, what: DateKind, wanted: number) {
  const all = datesIn(dates, key, what);
  const last = Math.max(Math.ceil(all.length / pageSize), 1);
  const number = Math.min(Math.max(Math.trunc(wanted) || 1, 1), last);
  return {
    all: all.length,
    entries: all.slice((number - 1) * pageSize, number * pageSize).map(entryOf),
    number,
    previous: number > 1 ? number - 1 : null,
    next: number < last ? number + 1 : null,
  };
}

const datesIn = <Listing extends DatedListing>(dates: Listing[], key: string, what: DateKind) =>
  dates.filter((date) => date.what === what && date.when.day.startsWith(key)).sort(announcedFirst);

const entryOf = <Listing extends DatedListing>({
  what: _,
  when,
  ...listing
}: Listing): MonthEntry<Listing> => ({
  ...listing,
  day: when.isAnnounced ? inShort(when) : when.isMonth ? "" : calendarWords.aboutDay(inShort(when)),
  isAnnounced: when.isAnnounced,
});

/** Exact days before whole months. */
const announcedFirst = (
  { when: one, title }: DatedListing,
  { when: other, title: otherTitle }: DatedListing,
) =>
  Number(other.isAnnounced) - Number(one.isAnnounced) ||
  Number(one.isMonth) - Number(other.isMonth) ||
  one.day.localeCompare(other.day) ||
  title.localeCompare(otherTitle);
