import { deadlineWords } from "#app/catalogue/kinds/words.ts";
import { writeCalendar } from "#app/shared/calendar/write-calendar.ts";
import { loadClosedCheck } from "#app/students/eligibility/closed-check.server.ts";
import type { Database } from "#database/database.ts";
import { listSaved, type SavedItem } from "../list/list-saved.server.ts";
import { calendarWords } from "../words.ts";

/** What someone saved, without what is not open to them. */
export async function listForCalendar(db: Database, userId: string, today: string): Promise<SavedItem[]> {
  const items = await listSaved(db, userId, today);
  const isClosed = await loadClosedCheck(db, [userId], items, today);
  return items.filter((item) => !isClosed(userId, item));
}

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
