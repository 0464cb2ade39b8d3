import { and, eq, gte, isNull, lte, or } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { sponsoredListings } from "#database/schema/index.ts";

/** The target URL of a running listing, or null. Clicks can lead nowhere else. */
export async function findSponsoredTarget(db: Database, id: string, today: string): Promise<string | null> {
  const { isActive, startDate, endDate, targetUrl } = sponsoredListings;
  const running = and(
    eq(isActive, true),
    or(isNull(startDate), lte(startDate, today)),
    or(isNull(endDate), gte(endDate, today)),
  );
  const [found] = await db
    .select({ targetUrl })
    .from(sponsoredListings)
    .where(and(eq(sponsoredListings.id, id), running))
    .limit(1);
  if (!found || !URL.canParse(found.targetUrl)) return null;
  const target = new URL(found.targetUrl);
  return target.protocol === "https:" || target.protocol === "http:" ? target.href : null;
}
