import { data } from "react-router";
import { parseEventTime } from "#app/shared/calendar/parse-event-time.ts";
import { isUsualTime } from "#app/shared/calendar/usual-time.ts";
import { calendarType, writeCalendar } from "#app/shared/calendar/write-calendar.ts";
import { requestInfoContext, viewerContext } from "#app/shared/context.ts";
import { parseId } from "#app/shared/urls/parse-id.ts";
import { asViewer } from "#database/viewer.ts";
import type { Route } from "./+types/event-calendar.endpoint.ts";
import { findEvent } from "./find-event.server.ts";
import { eventWords } from "./words.ts";

/**
 * One event as a calendar file, if its day is announced. A time that can't be parsed goes into the
 * description.
 */
export async function loader({ params, context }: Route.LoaderArgs) {
  const id = parseId(params.id);
  const event = id && (await asViewer(context.get(viewerContext), (db) => findEvent(db, id)));
  if (!event || isUsualTime(event.eventTime)) throw data(eventWords.notFound, { status: 404 });
  const { host } = new URL(context.get(requestInfoContext).appUrl);
  const times = parseEventTime(event.eventDate, event.eventTime);
  const entry = {
    uid: `event-${event.id}@${host}`,
    title: event.title,
    starts: times?.starts ?? event.eventDate,
    ends: times?.ends,
    description: [!times && event.eventTime, event.description, event.organizer].filter(Boolean).join("\n"),
    location: event.location,
    url: event.eventUrl,
  };
  return new Response(writeCalendar(event.title, [entry], new Date()), {
    headers: {
      "Content-Type": calendarType,
      "Content-Disposition": 'attachment; filename="event.ics"',
      "Cache-Control": "public, max-age=3600",
    },
  });
}
