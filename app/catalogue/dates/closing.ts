import { daysBetween, dayWithoutYear, monthOf } from "#app/shared/calendar/days.ts";
import type { TagTone } from "#app/shared/ui/page/tag.tsx";
import { type ComingDay, type Cycle, type CycleStatus, cycleStatusOf } from "./cycle.ts";
import { dateWords as says } from "./words.ts";

export interface ClosingLabel {
  tone: TagTone;
  text: string;
}

/** "3 August", or "August" if only the month is known. */
export const inShort = ({ day, isMonth }: ComingDay) => (isMonth ? monthOf(day) : dayWithoutYear(day));

/** "on 3 August", "in August". */
export const atTime = (coming: ComingDay) =>
  coming.isMonth ? says.inMonth(monthOf(coming.day)) : says.onDay(dayWithoutYear(coming.day));

/** The state in one line of a phone, with its colour. */
export const closingLabelOf = (cycle: Cycle, today: string): ClosingLabel =>
  cycleStatusInWords(cycleStatusOf(cycle, today), today);

export function cycleStatusInWords({ state, opens, closes }: CycleStatus, today: string): ClosingLabel {
  switch (state) {
    case "open":
      return closes?.isAnnounced
        ? closesSoon(daysBetween(today, closes.day))
        : { tone: "neutral", text: closes ? says.openUsuallyUntil(monthOf(closes.day)) : says.openNow };
    case "usually_open":
      return { tone: "neutral", text: closes ? usuallyOpenUntil(closes) : says.usuallyOpensNow };
    case "opens":
      return {
        tone: "indigo",
        text: opens?.isAnnounced
          ? says.opensOn(inShort(opens))
          : says.usuallyOpensIn(opens ? monthOf(opens.day) : ""),
      };
    case "usually_closes":
      return { tone: "indigo", text: says.usuallyClosesIn(closes ? monthOf(closes.day) : "") };
    case "closed":
      return { tone: "neutral", text: opens ? says.closedUsuallyOpensIn(monthOf(opens.day)) : says.closed };
    case "always":
      return { tone: "neutral", text: says.alwaysOpen };
    case "unknown":
      return { tone: "neutral", text: says.notAnnounced };
  }
}

const usuallyOpenUntil = ({ day, isMonth }: ComingDay) =>
  isMonth ? says.usuallyOpenUntilMonth(monthOf(day)) : says.usuallyOpenUntilDay(dayWithoutYear(day));

function closesSoon(days: number): ClosingLabel {
  if (days === 0) return { tone: "clay", text: says.closesToday };
  if (days > 60) return { tone: "neutral", text: says.closesInMonths(Math.floor(days / 30.4)) };
  return {
    tone: days <= 7 ? "clay" : days <= 30 ? "marigold" : "neutral",
    text: says.closesInDays(days),
  };
}
