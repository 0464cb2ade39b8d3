import { and, asc, eq, gte, ilike } from "drizzle-orm";
import { isUsualTime } from "#app/shared/calendar/usual-time.ts";
import type { Database } from "#database/database.ts";
import { events } from "#database/schema/index.ts";

/** Organises the placement of Kenyan school leavers. */
const placementService = "KUCCPS";

/**
 * The first opening of the placement portal between two days, by our calendar of events. Null if there is none. For a
 * usual opening, the first day of its month counts.
 */
export async function findPortalOpening(db: Database, from: string, to: string) {
  const found = await db
    .select({
      id: events.id,
      title: events.title,
      description: events.description,
      date: events.eventDate,
      time: events.eventTime,
    })
    .from(events)
    .where(
      and(
        eq(events.organizer, placementService),
        ilike(events.title, "%open%"),
        // The date of a usual opening is at most the last day of its month.
        gte(events.eventDate, from),
      ),
    )
    .orderBy(asc(events.eventDate))
    .limit(5);
  const openings = found.map(({ date, time, ...event }) => {
    const isAnnounced = !isUsualTime(time);
    return { ...event, isAnnounced, day: isAnnounced ? date : `${date.slice(0, 7)}-01` };
  });
  return openings.find(({ day }) => day >= from && day <= to) ?? null;
}
