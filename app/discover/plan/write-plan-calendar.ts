import { createHash } from "node:crypto";
import { calendarEntry } from "#app/discover/calendar/calendar-entry.ts";
import { writeCalendar } from "#app/shared/calendar/write-calendar.ts";
import type { PlannedDate } from "./planned-dates.ts";
import type { Preparation } from "./preparations.ts";
import { planWords } from "./words.ts";

/** A calendar with more entries than this helps nobody. */
const most = 400;

/** The days of the plan, and by when to have something ready. What can be done now has no day of its own. */
export function writePlanCalendar(
  dates: PlannedDate[],
  preparations: Preparation[],
  appUrl: string,
  writtenAt: Date,
): string {
  const { host } = new URL(appUrl);
  const url = `${appUrl}/plan`;
  const toPrepare = preparations
    .filter(({ isNow }) => !isNow)
    .map(({ name, text, by }) => ({
      uid: `plan-${short(name)}@${host}`,
      title: text,
      starts: by,
      description: url,
      url,
    }));
  const days = dates.map((date) => {
    const entry = calendarEntry(date, date.kind, appUrl);
    // The day of the next round has the name that it has in other calendars of ours, so that it is there once.
    return date.isNextRound ? { ...entry, uid: `again-${entry.uid}` } : entry;
  });
  const entries = [...toPrepare, ...days]
    .sort((one, other) => one.starts.toString().localeCompare(other.starts.toString()))
    .slice(0, most);
  return writeCalendar(planWords.fileName, entries, writtenAt);
}

/** Names of documents are words of all kinds. */
const short = (name: string) => createHash("sha256").update(name).digest("hex").slice(0, 16);
