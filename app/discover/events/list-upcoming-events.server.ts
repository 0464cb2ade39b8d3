import { and, asc, count, gte, ilike, not, or, sql } from "drizzle-orm";
import type { ServedCountry } from "#app/discover/chosen-country/chosen-country.server.ts";
import type { Database } from "#database/database.ts";
import { events } from "#database/schema/index.ts";
import { servedCountries } from "#database/schema/lists.ts";

const perPage = 12;

/** Events from today on, the nearest first, a page at a time. A page beyond the last is the last. */
export async function listUpcomingEvents(
  db: Database,
  today: string,
  wantedPage = 1,
  country: ServedCountry | null = null,
) {
  const upcoming = and(gte(events.eventDate, today), country ? concerns(country) : undefined);
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

/** What is there, and what is nowhere else in particular: online, worldwide, in all of Africa. */
const concerns = (country: ServedCountry) =>
  or(isIn(country), not(or(...servedCountries.map(isIn)) ?? sql`false`));

const isIn = (country: string) => ilike(events.location, `%${country}%`);
