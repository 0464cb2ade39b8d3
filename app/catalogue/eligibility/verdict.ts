import { type ComingDay, type Cycle, cycleStatusOf } from "#app/catalogue/dates/cycle.ts";
import { dateWords } from "#app/catalogue/dates/words.ts";
import { dayWithoutYear, monthOf } from "#app/shared/calendar/days.ts";
import type { Translation } from "#app/shared/languages/translation.ts";
import { type Eligibility, type Verdict, verdicts } from "./judgement.ts";
import { verdictWords } from "./verdict-words.ts";

/** A verdict with its text on a card: "Usually opens in February: you fit". */
export interface ShownVerdict {
  verdict: Verdict;
  text: string;
}

/** The best first. */
export const compareVerdicts = (one: Pick<ShownVerdict, "verdict">, other: Pick<ShownVerdict, "verdict">) =>
  verdicts.indexOf(one.verdict) - verdicts.indexOf(other.verdict);

const ofEligibility = {
  missing: "oneMissing",
  unknown: "checkWithThem",
  noCourse: "checkWithThem",
  no: "notOpen",
} as const satisfies Partial<Record<Eligibility, Verdict>>;

/** The verdict on a day. */
export const verdictOn = (eligibility: Eligibility, cycle: Cycle, today: string): Verdict =>
  eligibility === "fits"
    ? isSurelyOpen(cycle, today)
      ? "openNow"
      : "opensLater"
    : ofEligibility[eligibility];

export function showVerdict(eligibility: Eligibility, cycle: Cycle, today: string): ShownVerdict {
  const verdict = verdictOn(eligibility, cycle, today);
  if (eligibility === "noCourse") return { verdict, text: verdictWords.noCourse };
  return { verdict, text: verdictInWords(verdict, cycle, today, verdictWords) };
}

/** The usual words speak to the student; others can be about the student. */
export type VerdictWords = Translation<Omit<typeof verdictWords, "noCourse">>;

export const verdictInWords = (verdict: Verdict, cycle: Cycle, today: string, words: VerdictWords): string =>
  verdict === "opensLater" ? laterInWords(cycle, today, words) : words[verdict];

/**
 * Only by announced days that come from more than a visitor's report, and only with a closing day: a usual month isn't
 * certain.
 */
const isSurelyOpen = ({ opensOn, closesOn, isRolling, isReported }: Cycle, today: string): boolean =>
  !isReported &&
  (opensOn === null || opensOn <= today) &&
  (isRolling || (closesOn !== null && closesOn >= today));

function laterInWords(cycle: Cycle, today: string, words: VerdictWords): string {
  if (cycle.isReported) return words.reported;
  const { state, opens, closes } = cycleStatusOf(cycle, today);
  if (opens) return words.opens(timeOf(opens), opens.isAnnounced);
  if (state === "open") return words.lastDayUnknown;
  if (state === "usually_open") return words.usuallyOpen;
  return closes ? words.usuallyCloses(timeOf(closes)) : words.noDates;
}

/** Announced days in full; of usual days only the month. */
const timeOf = ({ day, isAnnounced }: ComingDay) =>
  isAnnounced ? dateWords.onDay(dayWithoutYear(day)) : dateWords.inMonth(monthOf(day));
