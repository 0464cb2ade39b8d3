import { sql } from "drizzle-orm";
import type { Database } from "./database.ts";
import { queryRows } from "./query-rows.ts";

/** Seconds until the next scheduled article goes live, of those due after a given number of seconds ago; null if there is none. */
export async function nextPublication(db: Database, agoSeconds: number): Promise<number | null> {
  const [found] = await queryRows<{ seconds: number | null }>(
    db,
    sql`select next_publication(${agoSeconds}::double precision) as seconds`,
  );
  return found?.seconds ?? null;
}
