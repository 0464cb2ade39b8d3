import { todayInUtc } from "#app/shared/calendar/days.ts";
import type { servedCountries } from "#database/schema/opportunity-lists.ts";

/** Hours ahead of UTC. None of these countries changes its clocks. */
const clocks: Record<(typeof servedCountries)[number], number> = {
  Kenya: 3,
  Nigeria: 1,
  Ghana: 0,
  Ethiopia: 3,
  Uganda: 3,
};

/** Notices are written from eight in the morning to eight in the evening, and a phone that was off has them until nine. */
const hours = { first: 8, last: 20, until: 21 };
const anHour = 3_600_000;

export interface LocalDay {
  countries: string[];
  /** The day it is there. */
  day: string;
  goodUntil: Date;
}

/** Where it is day now: the countries that share a clock, and what day it is there. */
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
