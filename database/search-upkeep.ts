import { and, lt, not, sql } from "drizzle-orm";
import type { Database } from "./database.ts";
import { internships, scholarships } from "./schema/index.ts";

/**
 * Keeps search quick; run it daily, as the worker, and after filling the catalogue in bulk. Search finds the same without it:
 * it only takes longer as closed listings pile up in the indexes.
 */
export async function keepSearchQuick(db: Database, today: string): Promise<void> {
  await db.transaction(async (whole) => {
    await whole.execute(sql`set local statement_timeout = '5min'`);
    await setAsideClosed(whole, today);
    await whole.execute(sql`select recount_search_words()`);
  });
}

/** What has left the lists. A day late, so that nothing goes that a server whose clock is behind would still show. */
async function setAsideClosed(db: Database, today: string): Promise<void> {
  for (const table of [scholarships, internships]) {
    await db
      .update(table)
      .set({ hasClosed: true })
      .where(and(not(table.hasClosed), lt(table.listedUntil, sql`${today}::date - 1`)));
  }
}
