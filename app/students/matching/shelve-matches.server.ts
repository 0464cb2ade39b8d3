import { sql } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { opportunityKinds } from "#database/schema/lists.ts";

/** Makes counting and judging quick again after changes; does nothing where there were none. A job's work: some seconds for 100,000 opportunities. */
export async function shelveMatches(db: Database, today: string): Promise<void> {
  await db.execute(sql`select set_config('statement_timeout', '10min', true)`);
  for (const kind of opportunityKinds) await db.execute(sql`select shelve_matches(${kind}, ${today}::date)`);
}
