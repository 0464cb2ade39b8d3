import { writeCalendar } from "#app/common/calendar/write-calendar.ts";
import { deadlineWords } from "#app/opportunities/words.ts";
import type { SavedItem } from "./list-saved.server.ts";
import { calendarWords } from "./words.ts";

/** The deadlines of what someone saved. Notes and statuses stay out: a calendar is often shared. */
export function writeSavedCalendar(items: SavedItem[], appUrl: string, writtenAt: Date): string {
  const { host } = new URL(appUrl);
  const entries = items.flatMap(({ kind, id, title, day, isExpected }) =>
    day
      ? [
          {
            // The same as in the calendar of a search, so that who has both sees each deadline once.
            uid: `deadline-${id}@${host}`,
            title: `${isExpected ? deadlineWords.usually : deadlineWords.closes}: ${title}`,
            starts: day,
            description: `${appUrl}/${kind}/${id}`,
            url: `${appUrl}/${kind}/${id}`,
          },
        ]
      : [],
  );
  return writeCalendar(calendarWords.name, entries, writtenAt);
}
