import { areDatesReported } from "#app/catalogue/facts/evidence.ts";
import { daysAfter, daysBetween } from "#app/shared/calendar/days.ts";
import type { Evidence } from "#database/schema/facts.ts";

/** When something opens and closes. Days are written as 2026-12-15, usual ones as "08" or "08-15". */
export interface Cycle {
  opensOn: string | null;
  /** The announced day, which may have passed. */
  closesOn: string | null;
  resultsOn: string | null;
  usualOpens: string | null;
  usualCloses: string | null;
  usualResults: string | null;
  isRolling: boolean;
  /** The dates come only from a visitor's report, so they are no promise. */
  isReported?: boolean;
}

/** The columns of a record that make a cycle. The deadline has another name in each kind, and may have been rolled over. */
export type CycleColumns = Omit<Cycle, "closesOn"> & {
  lastDeadline: string | null;
  evidence?: Evidence[];
} & ({ deadline: string | null } | { applicationDeadline: string | null });

/** A cycle with no known dates. */
export const noCycle: Cycle = {
  opensOn: null,
  closesOn: null,
  resultsOn: null,
  usualOpens: null,
  usualCloses: null,
  usualResults: null,
  isRolling: false,
};

/** A cycle with only a closing day, announced or usual. */
export const closesOnly = (day: string | null, isExpected: boolean): Cycle => ({
  ...noCycle,
  ...(isExpected ? { usualCloses: day?.slice(5) ?? null } : { closesOn: day }),
});

export const cycleOf = (record: CycleColumns): Cycle => ({
  opensOn: record.opensOn,
  closesOn: ("deadline" in record ? record.deadline : record.applicationDeadline) ?? record.lastDeadline,
  resultsOn: record.resultsOn,
  usualOpens: record.usualOpens,
  usualCloses: record.usualCloses,
  usualResults: record.usualResults,
  isRolling: record.isRolling,
  ...(areDatesReported(record.evidence ?? []) && { isReported: true }),
});

/** A future day. If only a month is known, its first day (to open) or last day (to close). */
export interface ComingDay {
  day: string;
  isAnnounced: boolean;
  isMonth: boolean;
}

const cycleStates = [
  "open",
  "usually_open",
  "opens",
  "usually_closes",
  "closed",
  "always",
  "unknown",
] as const;
export type CycleState = (typeof cycleStates)[number];

/** The state on a day, and what happens next. */
export interface CycleStatus {
  state: CycleState;
  opens: ComingDay | null;
  closes: ComingDay | null;
}

/** "Opening soon" looks this many days ahead. */
export const openingSoonDays = 92;
/** A usual day within this many days of a past announced one is the same event. */
const sameRoundDays = 183;
/** If the closing day isn't known, it counts as open for this many days. */
const openAfterAnnouncedDays = 92;
const openAfterUsualDays = 31;

/** The database's `cycle_state` is the same rule. */
export function cycleStatusOf(cycle: Cycle, today: string): CycleStatus {
  const { opensOn, closesOn, usualOpens, usualCloses } = cycle;
  const closes = nextClosing(cycle, today);
  const at = (state: CycleState, days: Partial<CycleStatus> = {}): CycleStatus => ({
    state,
    opens: null,
    closes: null,
    ...days,
  });
  if (opensOn && opensOn > today) return at("opens", { opens: announced(opensOn), closes });
  if (closesOn && closesOn >= today) return at("open", { closes });
  if (cycle.isRolling) return at("always");
  if (opensOn && (!closesOn || closesOn < opensOn)) {
    const last = usualCloses
      ? nextUsual(usualCloses, opensOn, "end")
      : daysAfter(opensOn, openAfterAnnouncedDays);
    if (today <= last) return at("open", { closes: usualCloses ? usual(usualCloses, last) : null });
  }
  if (usualOpens) {
    const opened = lastUsual(usualOpens, usualCloses && closes ? closes.day : today);
    const isOpen = usualCloses
      ? opened <= today
      : daysBetween(opened, today) < openAfterUsualDays && (!closesOn || closesOn < opened);
    if (isOpen) return at("usually_open", { closes: usualCloses ? closes : null });
    const opens = usual(usualOpens, nextUsual(usualOpens, daysAfter(today, 1), "start"));
    const isSoon = daysBetween(today, opens.day) <= openingSoonDays;
    return at(isSoon ? "opens" : "closed", { opens, closes: usualCloses ? closes : null });
  }
  if (usualCloses) return at("usually_closes", { closes });
  return at(closesOn ? "closed" : "unknown");
}

/**
 * The next day on which it opens and the next on which it closes, in any state. A usual month counts as coming until it has ended.
 * Rolling opportunities have no such day.
 */
export function comingDaysOf(cycle: Cycle, today: string): Pick<CycleStatus, "opens" | "closes"> {
  const closes = nextClosing(cycle, today);
  const { opensOn, usualOpens, isRolling } = cycle;
  if (opensOn && opensOn > today) return { opens: announced(opensOn), closes };
  if (isRolling) return { opens: null, closes: closes?.isAnnounced ? closes : null };
  if (!usualOpens) return { opens: null, closes };
  const from = usualOpens.length === 2 ? `${today.slice(0, 8)}01` : today;
  const next = nextUsual(usualOpens, from, "start");
  const wasThat = opensOn !== null && daysBetween(opensOn, next) < sameRoundDays;
  return {
    opens: usual(usualOpens, wasThat ? nextUsual(usualOpens, daysAfter(next, 1), "start") : next),
    closes,
  };
}

/** The database's `next_closing` is the same rule. Null if it has passed and there is no usual day. */
export function nextClosing({ closesOn, usualCloses }: Cycle, today: string): ComingDay | null {
  if (closesOn && closesOn >= today) return announced(closesOn);
  if (!usualCloses) return null;
  const next = nextUsual(usualCloses, today, "end");
  const isOver = closesOn !== null && daysBetween(closesOn, next) < sameRoundDays;
  return usual(usualCloses, isOver ? nextUsual(usualCloses, daysAfter(next, 1), "end") : next);
}

/** The next results: an announced day that hasn't passed, otherwise the usual one. */
export function nextResults({ resultsOn, usualResults }: Cycle, today: string): ComingDay | null {
  if (resultsOn && resultsOn >= today) return announced(resultsOn);
  return usualResults ? usual(usualResults, nextUsual(usualResults, today, "end")) : null;
}

const announced = (day: string): ComingDay => ({ day, isAnnounced: true, isMonth: false });
const usual = (written: string, day: string): ComingDay => ({
  day,
  isAnnounced: false,
  isMonth: written.length === 2,
});

type PeriodEdge = "start" | "end";

/** The day that "08" or "08-15" means in a year. 29 February becomes the 28th if the year isn't a leap year. */
function usualDay(written: string, year: number, edge: PeriodEdge): string {
  const month = written.slice(0, 2);
  const lastOfMonth = new Date(Date.UTC(year, Number(month), 0)).getUTCDate();
  const ofMonth = written.length > 2 ? Number(written.slice(3)) : edge === "start" ? 1 : 31;
  return `${year}-${month}-${String(Math.min(ofMonth, lastOfMonth)).padStart(2, "0")}`;
}

const yearOf = (day: string) => Number(day.slice(0, 4));

/** The next day on or after `from` that "08" or "08-15" means. */
export function nextUsual(written: string, from: string, edge: PeriodEdge): string {
  const thisYear = usualDay(written, yearOf(from), edge);
  return thisYear >= from ? thisYear : usualDay(written, yearOf(from) + 1, edge);
}

function lastUsual(written: string, to: string): string {
  const thisYear = usualDay(written, yearOf(to), "start");
  return thisYear <= to ? thisYear : usualDay(written, yearOf(to) - 1, "start");
}
