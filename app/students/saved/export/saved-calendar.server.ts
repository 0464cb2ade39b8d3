import { deadlineWords } from "#app/catalogue/kinds/words.ts";
import { writeCalendar } from "#app/shared/calendar/write-calendar.ts";
import { withColon } from "#app/shared/languages/formats.ts";
import { loadVerdicts } from "#app/students/eligibility/closed-check.server.ts";
import type { Database } from "#database/database.ts";
import { listSaved, type SavedItem } from "../list/list-saved.server.ts";
import { calendarWords } from "../words.ts";

interface CalendarItem extends SavedItem {
  /** In words; null without a profile. */
  verdict: string | null;
}

/** Saved items except those the user is not eligible for. */
export async function listForCalendar(db: Database, userId: string, today: string): Promise<CalendarItem[]> {
  const items = await listSaved(db, userId, today);
  const verdictFor = await loadVerdicts(db, [userId], items, today);
  return items.flatMap((item) => {
    const shown = verdictFor(userId, item);
    return shown?.verdict === "notOpen" ? [] : [{ ...item, verdict: shown?.text ?? null }];
  });
}

/** Deadlines with their verdicts: notes and statuses are private, and calendars are often shared. */
export function writeSavedCalendar(items: CalendarItem[], appUrl: string, writtenAt: Date): string {
  const { host } = new URL(appUrl);
  const entries = items.flatMap(({ kind, id, title, day, isExpected, verdict }) =>
    day
      ? [
          {
            // The same UID as in the calendar of a search, so that subscribers to both see one event.
            uid: `deadline-${id}@${host}`,
            title: `${withColon(isExpected ? deadlineWords.usually : deadlineWords.closes)} ${title}`,
            starts: day,
            description: [verdict, `${appUrl}/${kind}/${id}`].filter(Boolean).join("\n"),
            url: `${appUrl}/${kind}/${id}`,
          },
        ]
      : [],
  );
  return writeCalendar(calendarWords.name, entries, writtenAt);
}
