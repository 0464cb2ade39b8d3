import { sql } from "drizzle-orm";
import type { Database } from "./database.ts";
import { queryRows } from "./query-rows.ts";

/** Seconds until some article appears by itself, of those due later than so many seconds ago; null where none waits. */
export async function nextPublication(db: Database, agoSeconds: number): Promise<number | null> {
  const [found] = await queryRows<{ seconds: number | null }>(
    db,
    sql`select next_publication(${agoSeconds}::double precision) as seconds`,
  );
  return found?.seconds ?? null;
}
