import { eq } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { currencyRates, profiles } from "#database/schema/index.ts";
import type { Viewer } from "#database/viewer.ts";
import type { Reader } from "./facts/fact-sheet.ts";

/** In whose money amounts are said beside their own: that of the profile's country. */
export async function findReader(db: Database, viewer: Viewer): Promise<Reader> {
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
