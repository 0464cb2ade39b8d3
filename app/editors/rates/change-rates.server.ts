import { and, asc, eq, ne, sql } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { currencyRates } from "#database/schema/index.ts";
import type { RateFacts } from "./rate.server.ts";
import { dollar } from "./rules.ts";

export const listRates = (db: Database) =>
  db.select().from(currencyRates).orderBy(asc(currencyRates.currency));

/** Replaces existing rates. */
export async function saveRates(db: Database, rates: RateFacts[]): Promise<void> {
  if (rates.length === 0) return;
  await db
    .insert(currencyRates)
    .values(rates)
    .onConflictDoUpdate({
      target: currencyRates.currency,
      set: {
        perDollar: sql`excluded.per_dollar`,
        dated: sql`excluded.dated`,
        source: sql`excluded.source`,
      },
    });
}

/** Returns false if there is none. The dollar can't be removed. */
export async function removeRate(db: Database, currency: string): Promise<boolean> {
  const removed = await db
    .delete(currencyRates)
    .where(and(eq(currencyRates.currency, currency), ne(currencyRates.currency, dollar)))
    .returning({ currency: currencyRates.currency });
  return removed.length > 0;
}
