import { and, asc, count, gte, ilike, not, or, sql } from "drizzle-orm";
import { calendarWords } from "#app/discover/calendar/words.ts";
import type { ServedCountry } from "#app/discover/chosen-country/chosen-country.server.ts";
import { monthOf } from "#app/shared/calendar/days.ts";
import { isUsualTime } from "#app/shared/calendar/usual-time.ts";
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
  return { events: found.map((one) => ({ ...one, usually: usualTimeInWords(one.eventTime) })), page, pages };
}

/** "Usually in November" in the reader's language; null for an announced day. */
function usualTimeInWords(eventTime: string): string | null {
  if (!isUsualTime(eventTime)) return null;
  const [, month = ""] = /^usually in (\w+)$/i.exec(eventTime.trim()) ?? [];
  const named = months.indexOf(month);
  return named < 0
    ? eventTime
    : calendarWords.usually(monthOf(`2000-${String(named + 1).padStart(2, "0")}-01`));
}

const months = "January February March April May June July August September October November December".split(
  " ",
);

/** Events in the country, and those that aren't in another served country: online, worldwide, all of Africa. */
const concerns = (country: ServedCountry) =>
  or(isIn(country), not(or(...servedCountries.map(isIn)) ?? sql`false`));

const isIn = (country: string) => ilike(events.location, `%${country}%`);
