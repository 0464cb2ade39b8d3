import { deadlineWords } from "#app/catalogue/kinds/words.ts";
import { writeCalendar } from "#app/shared/calendar/write-calendar.ts";
import { loadClosedCheck } from "#app/students/eligibility/closed-check.server.ts";
import type { Database } from "#database/database.ts";
import { listSaved, type SavedItem } from "../list/list-saved.server.ts";
import { calendarWords } from "../words.ts";

/** Saved items except those the user is not eligible for. */
export async function listForCalendar(db: Database, userId: string, today: string): Promise<SavedItem[]> {
  const items = await listSaved(db, userId, today);
  const isClosed = await loadClosedCheck(db, [userId], items, today);
  return items.filter((item) => !isClosed(userId, item));
}

/** Deadlines only: notes and statuses are private, and calendars are often shared. */
export function writeSavedCalendar(items: SavedItem[], appUrl: string, writtenAt: Date): string {
  const { host } = new URL(appUrl);
  const entries = items.flatMap(({ kind, id, title, day, isExpected }) =>
    day
      ? [
          {
            // The same UID as in the calendar of a search, so that subscribers to both see one event.
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
