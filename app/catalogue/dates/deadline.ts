import { dayInWords, daysBetween, dayWithoutYear, monthOf } from "#app/shared/calendar/days.ts";
import { deadlineWords as says } from "../kinds/words.ts";
import { type ClosingLabel, cycleStatusInWords, inShort } from "./closing.ts";
import { type Cycle, type CycleStatus, cycleStatusOf } from "./cycle.ts";
import { dateWords } from "./words.ts";

/** Everything that a page shows about when something opens and closes. */
interface Deadline {
  /** Applications are closed now. */
  hasClosed: boolean;
  /** The day isn't announced. */
  isExpected: boolean;
  /** The name of the fact: 'Closes', 'Usually closes', 'Closed'. */
  name: string;
  /** "15 December 2026". */
  text: string;
  closing: ClosingLabel;
  /** What a closed or an expected day means for the student. */
  meaning: string | null;
}

/** `isChecked`: this year's dates were checked recently. */
export function deadlineOf(cycle: Cycle, today: string, isChecked = false): Deadline {
  const status = cycleStatusOf(cycle, today);
  const { state, closes } = status;
  const hasClosed = state === "closed";
  const isExpected = closes !== null && !closes.isAnnounced;
  const closing = cycleStatusInWords(status, today);
  const common = { hasClosed, isExpected, closing, meaning: meaningOf(cycle, status, isChecked) };
  if (closes) {
    const name = isExpected ? says.usually : says.closes;
    return { ...common, name, text: isExpected ? inShort(closes) : dayInWords(closes.day) };
  }
  if (cycle.closesOn && hasClosed) return { ...common, name: says.closed, text: dayInWords(cycle.closesOn) };
  return { ...common, name: says.closes, text: closing.text };
}

/** Adds to the label, which says already when it usually opens or closes. */
function meaningOf(
  { closesOn }: Cycle,
  { state, opens, closes }: CycleStatus,
  isChecked: boolean,
): string | null {
  if (state === "closed")
    return [closesOn && says.closedOn(dayInWords(closesOn)), opens ? says.comeBack : says.mayOpen]
      .filter(Boolean)
      .join(" ");
  const isUsual =
    state === "usually_open" ||
    (state === "opens" && opens?.isAnnounced === false) ||
    ((state === "usually_closes" || state === "open") && closes?.isAnnounced === false);
  if (!isUsual) return null;
  return isChecked ? says.notAnnounced : says.notConfirmed;
}

/** "Closes 15 December 2026", "Usually closes in December", "It closed on 15 December 2026."; null if no day is known. */
export function closingDayInWords(cycle: Cycle, today: string): string | null {
  const { state, closes } = cycleStatusOf(cycle, today);
  if (closes?.isAnnounced) return dateWords.closesOn(dayInWords(closes.day));
  if (closes?.isMonth) return dateWords.usuallyClosesIn(monthOf(closes.day));
  if (closes) return dateWords.usuallyClosesOn(dayWithoutYear(closes.day));
  return cycle.closesOn && state === "closed" ? says.closedOn(dayInWords(cycle.closesOn)) : null;
}

/** "Closes 15 December 2026 · Open now, closes in 30 days", for an email. */
export function closingLine(cycle: Cycle, today: string): string {
  const { closing, isExpected } = deadlineOf(cycle, today);
  const day = closingDayInWords(cycle, today);
  return isExpected && day ? day : [day, closing.text].filter(Boolean).join(" · ");
}

/** "Closes 15 December 2026, 27 days left", for a card: the announced day, otherwise the usual month. */
export function whenInShort(cycle: Cycle, today: string): ClosingLabel {
  const status = cycleStatusOf(cycle, today);
  const closing = cycleStatusInWords(status, today);
  const { state, closes } = status;
  if (state !== "open" || !closes?.isAnnounced) return closing;
  const days = daysBetween(today, closes.day);
  if (days === 0) return { ...closing, text: says.closesToday };
  const day = dayInWords(closes.day);
  return {
    ...closing,
    text: days > 60 ? dateWords.closesOn(day) : dateWords.closesOnWithDaysLeft(day, days),
  };
}
