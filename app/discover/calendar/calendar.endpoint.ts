import { kindOf } from "#app/catalogue/kinds/kinds.ts";
import { readSearchFilters } from "#app/catalogue/search/filters/search-filters.ts";
import { readCatalogueIndex } from "#app/catalogue/search/search.server.ts";
import { todayInUtc } from "#app/shared/calendar/days.ts";
import { calendarType, writeCalendar } from "#app/shared/calendar/write-calendar.ts";
import { requestInfoContext, viewerContext } from "#app/shared/context.ts";
import { asViewer } from "#database/viewer.ts";
import type { Route } from "./+types/calendar.endpoint.ts";
import { calendarEntry } from "./calendar-entry.ts";
import { listDates } from "./list-dates.server.ts";

/** More entries would not be usable. */
const most = 400;

/** The same dates as a calendar to subscribe to. Entries keep their uid when a date is announced. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { appUrl } = context.get(requestInfoContext);
  const filters = readSearchFilters(new URL(request.url).searchParams);
  const catalogue = await asViewer(context.get(viewerContext), (db) => readCatalogueIndex(db, todayInUtc()));
  const dates = listDates(catalogue, filters);
  const nearest = dates.sort((one, other) => one.when.day.localeCompare(other.when.day)).slice(0, most);
  const entries = nearest.map((date) => calendarEntry(date, kindOf[filters.kind], appUrl));
  const name = ["Fursa", filters.text].filter(Boolean).join(": ");
  return new Response(writeCalendar(name, entries, new Date()), {
    headers: {
      "Content-Type": calendarType,
      "Content-Disposition": 'attachment; filename="calendar.ics"',
      "Cache-Control": "public, max-age=3600",
    },
  });
}
