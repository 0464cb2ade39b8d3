import { data } from "react-router";
import { readEventTime } from "#app/shared/calendar/parse-event-time.ts";
import { calendarType, writeCalendar } from "#app/shared/calendar/write-calendar.ts";
import { factsContext, viewerContext } from "#app/shared/context.ts";
import { readId } from "#app/shared/urls/parse-id.ts";
import { asViewer } from "#database/viewer.ts";
import type { Route } from "./+types/event-calendar.endpoint.ts";
import { findEvent } from "./find-event.server.ts";
import { isUsualTime } from "./usual-time.ts";
import { eventWords } from "./words.ts";

/** One event as a calendar file, where its day is announced. Words that name no moment on a clock go into the description. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const id = readId(params.id);
  const event = id && (await asViewer(context.get(viewerContext), (db) => findEvent(db, id)));
  if (!event || isUsualTime(event.eventTime)) throw data(eventWords.notFound, { status: 404 });
  const { host } = new URL(context.get(factsContext).appUrl);
  const times = readEventTime(event.eventDate, event.eventTime);
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
