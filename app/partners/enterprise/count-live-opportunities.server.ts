import { sql } from "drizzle-orm";
import { stillOpen } from "#app/catalogue/dates/still-open.server.ts";
import type { Database } from "#database/database.ts";
import { colleges, internships, scholarships } from "#database/schema/index.ts";

/** How many opportunities are open today, and every college. */
export async function countLiveOpportunities(db: Database, today: string): Promise<number> {
  const counted = await db.execute(sql`
    select (select count(*) from ${scholarships} where ${stillOpen(scholarships.listedUntil, today)})
      + (select count(*) from ${internships} where ${stillOpen(internships.listedUntil, today)})
      + (select count(*) from ${colleges}) as live`);
  return Number((counted as unknown as { rows: { live: string }[] }).rows[0]?.live ?? 0);
}
