import { eq } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { events } from "#database/schema/index.ts";

/** One event, past ones too, or null. */
export async function findEvent(db: Database, id: string) {
  const [found] = await db.select().from(events).where(eq(events.id, id)).limit(1);
  return found ?? null;
}
