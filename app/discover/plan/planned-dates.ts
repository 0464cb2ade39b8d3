import type { ToSend } from "#app/catalogue/dates/checklist.ts";
import { type ComingDay, type Cycle, comingDaysOf } from "#app/catalogue/dates/cycle.ts";
import type { OpenMatch } from "#app/catalogue/matching/match-listings.ts";
import { type DatedListing, lastDayShown } from "#app/discover/calendar/calendar-months.ts";
import { daysAfter } from "#app/shared/calendar/days.ts";

/** Something that fits somebody, with what a plan needs to know of it. */
export interface Planned extends OpenMatch, ToSend {
  title: string;
  cycle: Cycle;
  tests: string[] | null;
}

export type PlannedDate = DatedListing & Pick<Planned, "kind" | "verdict"> & { isNextRound: boolean };

/** Two years, and as many of a month as one can still look through. */
export const planLength = { months: 24, most: 8 };

/** The days of a plan: the next round of everything, and the one after it as far as it usually comes again. */
export function datesOf(planned: Planned[], today: string): PlannedDate[] {
  const last = lastDayShown(today, planLength);
  const inAYear = daysAfter(today, 365);
  return planned.flatMap(({ kind, id, title, verdict, cycle }) => {
    const rounds = [comingDaysOf(cycle, today), comingDaysOf(cycle, inAYear)];
    return (["opens", "closes"] as const).flatMap((what) =>
      daysIn(rounds.map((round) => round[what]))
        .filter(({ day }) => day <= last)
        .map((when, round) => ({ kind, id, title, verdict, what, when, isNextRound: round > 0 })),
    );
  });
}

/** Each once. */
const daysIn = (found: (ComingDay | null)[]): ComingDay[] => [
  ...new Map(found.filter((when) => when !== null).map((when) => [when.day, when])).values(),
];
