import { eq } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { events } from "#database/schema/index.ts";

/** Past events too. Returns null if there is none. */
export async function findEvent(db: Database, id: string) {
  const [found] = await db.select().from(events).where(eq(events.id, id)).limit(1);
  return found ?? null;
}
