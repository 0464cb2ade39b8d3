import { asc, count, gte } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { events } from "#database/schema/index.ts";

const perPage = 24;

/** Events from today on, the nearest first, a page at a time. A page beyond the last is the last. */
export async function listUpcomingEvents(db: Database, today: string, wantedPage = 1) {
  const upcoming = gte(events.eventDate, today);
  const [counted] = await db.select({ all: count() }).from(events).where(upcoming);
  const pages = Math.max(1, Math.ceil((counted?.all ?? 0) / perPage));
  const page = Math.min(wantedPage, pages);
  const { id, title, description, eventDate, eventTime, location, organizer, eventUrl } = events;
  const found = await db
    .select({ id, title, description, eventDate, eventTime, location, organizer, eventUrl })
    .from(events)
    .where(upcoming)
    .orderBy(asc(eventDate), asc(title), asc(id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  return { events: found, page, pages };
}
