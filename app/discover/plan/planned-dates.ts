import type { ToSend } from "#app/catalogue/dates/checklist.ts";
import { type ComingDay, type Cycle, comingDaysOf } from "#app/catalogue/dates/cycle.ts";
import type { OpenMatch } from "#app/catalogue/matching/match-listings.ts";
import { type DatedListing, lastDayShown } from "#app/discover/calendar/calendar-months.ts";
import { daysAfter } from "#app/shared/calendar/days.ts";

/** A match with what the plan needs to know. */
export interface PlannedOpportunity extends OpenMatch, ToSend {
  title: string;
  cycle: Cycle;
  tests: string[] | null;
}

export type PlannedDate = DatedListing &
  Pick<PlannedOpportunity, "kind" | "verdict" | "text"> & { isNextRound: boolean };

/** Two years; at most 8 entries of a kind per month. */
export const planLength = { months: 24, most: 8 };

/** Dates of the next round of every match, and of the round after it. */
export function datesOf(planned: PlannedOpportunity[], today: string): PlannedDate[] {
  const last = lastDayShown(today, planLength);
  const inAYear = daysAfter(today, 365);
  return planned.flatMap(({ kind, id, title, verdict, text, cycle }) => {
    const rounds = [comingDaysOf(cycle, today), comingDaysOf(cycle, inAYear)];
    return (["opens", "closes"] as const).flatMap((what) =>
      daysIn(rounds.map((round) => round[what]))
        .filter(({ day }) => day <= last)
        .map((when, round) => ({ kind, id, title, verdict, text, what, when, isNextRound: round > 0 })),
    );
  });
}

const daysIn = (found: (ComingDay | null)[]): ComingDay[] => [
  ...new Map(found.filter((when) => when !== null).map((when) => [when.day, when])).values(),
];
