import { createHash } from "node:crypto";
import { calendarEntry } from "#app/discover/calendar/calendar-entry.ts";
import { writeCalendar } from "#app/shared/calendar/write-calendar.ts";
import type { PlannedDate } from "./planned-dates.ts";
import type { Preparation } from "./preparations.ts";
import { planWords } from "./words.ts";

/** More entries would not be usable. */
const most = 400;

/** Dates and preparations of the plan. What is due now has no entry. */
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
    const listed = calendarEntry(date, date.kind, appUrl);
    const entry = { ...listed, description: `${date.text}\n${listed.url}` };
    // The first round has the uid of our other calendars, so that it appears only once.
    return date.isNextRound ? { ...entry, uid: `again-${entry.uid}` } : entry;
  });
  const entries = [...toPrepare, ...days]
    .sort((one, other) => one.starts.toString().localeCompare(other.starts.toString()))
    .slice(0, most);
  return writeCalendar(planWords.fileName, entries, writtenAt);
}

/** Document names may contain any character. */
const short = (name: string) => createHash("sha256").update(name).digest("hex").slice(0, 16);
