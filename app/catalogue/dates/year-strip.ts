import { atTime } from "./closing.ts";
import { type Cycle, nextUsual } from "./cycle.ts";
import { stripWords as says } from "./strip-words.ts";

/** What an applicant can do in a month of the year. */
export type MonthMark = "open" | "opens" | "closes" | "shut";

export interface YearStrip {
  /** From January to December. */
  marks: MonthMark[];
  /** The current month: 0 is January. */
  now: number;
  /** The same in words. */
  text: string;
}

interface StripEdge {
  month: number;
  text: string;
  isUsual: boolean;
}

/** When it opens and closes in a year: announced days if they haven't passed, otherwise the usual ones; null if neither is known. */
export function yearStripOf(cycle: Cycle, today: string): YearStrip | null {
  const now = Number(today.slice(5, 7)) - 1;
  const { opensOn, closesOn } = cycle;
  const isComing = closesOn !== null && closesOn >= today;
  const isOpening = opensOn !== null && (opensOn > today || (isComing && opensOn <= closesOn));
  const closes = edgeOf(isComing ? closesOn : null, cycle.usualCloses, today);
  const opens = edgeOf(isOpening ? opensOn : null, cycle.usualOpens, today);
  if (cycle.isRolling && !closes) {
    return { marks: Array<MonthMark>(12).fill("open"), now, text: says.allYear };
  }
  if (!opens && !closes) return null;
  const marks = Array.from({ length: 12 }, (_, month) => markOf(month, opens, closes));
  return { marks, now, text: textOf(opens, closes) };
}

function edgeOf(day: string | null, usual: string | null, today: string): StripEdge | null {
  // The Ethiopian date of a usual day depends on its year.
  const known = day ?? (usual && nextUsual(usual, today, "start"));
  if (!known) return null;
  const isMonth = !day && usual?.length === 2;
  const time = atTime({ day: known, isAnnounced: !!day, isMonth });
  return { month: Number(known.slice(5, 7)) - 1, text: time, isUsual: !day };
}

function markOf(month: number, opens: StripEdge | null, closes: StripEdge | null): MonthMark {
  if (month === closes?.month) return "closes";
  if (month === opens?.month) return "opens";
  if (!opens || !closes) return "shut";
  const length = (closes.month - opens.month + 12) % 12;
  return (month - opens.month + 12) % 12 < length ? "open" : "shut";
}

function textOf(opens: StripEdge | null, closes: StripEdge | null): string {
  if (opens && closes) return says.both(opens, closes);
  return opens ? says.opens(opens) : closes ? says.closes(closes) : "";
}
