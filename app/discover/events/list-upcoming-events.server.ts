import { and, asc, count, gte, ilike, not, or, sql } from "drizzle-orm";
import type { ServedCountry } from "#app/discover/chosen-country/chosen-country.server.ts";
import type { Database } from "#database/database.ts";
import { events } from "#database/schema/index.ts";
import { servedCountries } from "#database/schema/lists.ts";

const perPage = 12;

/** One page of upcoming events, nearest first. Page numbers are clamped. */
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

/** Events in the country, and those in no other served country: online, worldwide, all of Africa. */
const concerns = (country: ServedCountry) =>
  or(isIn(country), not(or(...servedCountries.map(isIn)) ?? sql`false`));

const isIn = (country: string) => ilike(events.location, `%${country}%`);
