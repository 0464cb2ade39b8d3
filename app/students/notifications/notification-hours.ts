import { todayInUtc } from "#app/shared/calendar/days.ts";
import type { servedCountries } from "#database/schema/opportunity-lists.ts";

/** UTC offsets in hours. None of these countries has daylight saving time. */
const clocks: Record<(typeof servedCountries)[number], number> = {
  Kenya: 3,
  Nigeria: 1,
  Ghana: 0,
  Ethiopia: 3,
  Uganda: 3,
};

/** Sent from 8:00 to 20:00 local time; phones that were off get them until 21:00. */
const hours = { first: 8, last: 20, until: 21 };
const anHour = 3_600_000;

export interface LocalDay {
  countries: string[];
  /** Local date. */
  day: string;
  goodUntil: Date;
}

/** Countries where it is daytime, grouped by UTC offset. */
export function listDaytimeCountries(now: Date): LocalDay[] {
  const byClock = Map.groupBy(Object.entries(clocks), ([, ahead]) => ahead);
  return [...byClock].flatMap(([ahead, countries]) => {
    const local = new Date(now.getTime() + ahead * anHour);
    const hour = local.getUTCHours();
    if (hour < hours.first || hour >= hours.last) return [];
    const day = todayInUtc(local);
    const goodUntil = new Date(Date.parse(day) + (hours.until - ahead) * anHour);
    return [{ countries: countries.map(([country]) => country), day, goodUntil }];
  });
}
