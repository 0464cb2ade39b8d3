import { dayInWords, daysBetween, monthOf } from "#app/shared/calendar/days.ts";
import type { TagTone } from "#app/shared/ui/page/tag.tsx";
import { type ComingDay, type Cycle, type CycleStatus, cycleStatusOf } from "./cycle.ts";

export interface ClosingLabel {
  tone: TagTone;
  text: string;
}

/** "3 August", or "August" where only the month is known. */
export const inShort = ({ day, isMonth }: ComingDay) =>
  isMonth ? monthOf(day) : dayInWords(day).replace(/ \d{4}$/, "");

/** "on 3 August", "in August". */
export const atTime = (coming: ComingDay) => `${coming.isMonth ? "in" : "on"} ${inShort(coming)}`;

/** Where something stands, in the colour that goes with it, and in so few words that they are one line of a phone. */
export const closingLabelOf = (cycle: Cycle, today: string): ClosingLabel =>
  cycleStatusInWords(cycleStatusOf(cycle, today), today);

export function cycleStatusInWords({ state, opens, closes }: CycleStatus, today: string): ClosingLabel {
  switch (state) {
    case "open":
      return closes?.isAnnounced
        ? closesSoon(daysBetween(today, closes.day))
        : { tone: "neutral", text: closes ? `Open now, usually until ${monthOf(closes.day)}` : "Open now" };
    case "usually_open":
      return {
        tone: "neutral",
        text: closes ? `Usually open until ${inShort(closes)}` : "Usually opens around now",
      };
    case "opens":
      return {
        tone: "indigo",
        text: opens?.isAnnounced
          ? `Opens on ${inShort(opens)}`
          : `Usually opens in ${opens ? monthOf(opens.day) : ""}`,
      };
    case "usually_closes":
      return { tone: "indigo", text: `Usually closes in ${closes ? monthOf(closes.day) : ""}` };
    case "closed":
      return {
        tone: "neutral",
        text: opens ? `Closed, usually opens in ${monthOf(opens.day)}` : "Closed",
      };
    case "always":
      return { tone: "neutral", text: "Always open" };
    case "unknown":
      return { tone: "neutral", text: "Date not announced" };
  }
}

function closesSoon(days: number): ClosingLabel {
  if (days === 0) return { tone: "clay", text: "Open now, closes today" };
  if (days > 60) return { tone: "neutral", text: `Open now, closes in ${Math.floor(days / 30.4)} months` };
  return {
    tone: days <= 7 ? "clay" : days <= 30 ? "marigold" : "neutral",
    text: `Open now, closes in ${days === 1 ? "1 day" : `${days} days`}`,
  };
}
