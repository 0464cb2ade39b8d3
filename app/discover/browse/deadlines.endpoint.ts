import { deadlineWords } from "#app/catalogue/kinds/words.ts";
import { readSearchFilters } from "#app/catalogue/search/filters/search-filters.ts";
import { listDeadlines } from "#app/catalogue/search/list-deadlines.server.ts";
import { todayInUtc } from "#app/shared/calendar/days.ts";
import { calendarType, writeCalendar } from "#app/shared/calendar/write-calendar.ts";
import { requestInfoContext, viewerContext } from "#app/shared/context.ts";
import { withColon } from "#app/shared/languages/formats.ts";
import { asViewer } from "#database/viewer.ts";
import type { Route } from "./+types/deadlines.endpoint.ts";

/** The deadlines of a search as a calendar to subscribe to. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { appUrl } = context.get(requestInfoContext);
  const filters = readSearchFilters(new URL(request.url).searchParams);
  const deadlines = await asViewer(context.get(viewerContext), (db) =>
    listDeadlines(db, filters, todayInUtc()),
  );
  const { host } = new URL(appUrl);
  const entries = deadlines.map(({ kind, id, title, day, isExpected }) => ({
    uid: `deadline-${id}@${host}`,
    title: `${withColon(isExpected ? deadlineWords.usually : deadlineWords.closes)} ${title}`,
    starts: day,
    description: `${appUrl}/${kind}/${id}`,
    url: `${appUrl}/${kind}/${id}`,
  }));
  const name = ["Fursa deadlines", filters.text].filter(Boolean).join(": ");
  return new Response(writeCalendar(name, entries, new Date()), {
    headers: {
      "Content-Type": calendarType,
      "Content-Disposition": 'attachment; filename="deadlines.ics"',
      "Cache-Control": "public, max-age=3600",
    },
  });
}
