import { eq } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { currencyRates, profiles } from "#database/schema/index.ts";
import type { Viewer } from "#database/viewer.ts";
import type { CurrencyReader } from "./facts/fact-sheet.ts";

/** Exchange rates, and the country in whose currency amounts are also shown. */
export async function findCurrencyReader(db: Database, viewer: Viewer): Promise<CurrencyReader> {
  const { currency, perDollar, dated } = currencyRates;
  const rates = await db.select({ currency, perDollar, dated }).from(currencyRates);
  return { rates, country: viewer.kind === "visitor" ? null : await findCountry(db, viewer.userId) };
}

async function findCountry(db: Database, userId: string): Promise<string | null> {
  const [profile] = await db
    .select({ country: profiles.country })
    .from(profiles)
    .where(eq(profiles.userId, userId));
  return profile?.country ?? null;
}
