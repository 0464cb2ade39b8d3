import { and, asc, between, eq } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { events } from "#database/schema/index.ts";

/** Organises the placement of Kenyan school leavers. */
const placementService = "KUCCPS";

/**
 * The first event of the placement service between two days, which is the opening of its portal. Null if our calendar has none. Its
 * description says whether the day is announced or only usual.
 */
export async function findPortalOpening(db: Database, from: string, to: string) {
  const [event] = await db
    .select({ id: events.id, title: events.title, description: events.description, day: events.eventDate })
    .from(events)
    .where(and(eq(events.organizer, placementService), between(events.eventDate, from, to)))
    .orderBy(asc(events.eventDate))
    .limit(1);
  return event ?? null;
}
