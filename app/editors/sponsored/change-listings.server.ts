import { eq } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { sponsoredListings } from "#database/schema/index.ts";
import type { ListingFacts } from "./listing.server.ts";

export type ChangeOutcome = { ok: true } | { ok: false; reason: "gone" };

export async function createListing(db: Database, facts: ListingFacts): Promise<ChangeOutcome> {
  await db.insert(sponsoredListings).values(facts);
  return { ok: true };
}

/** View and click counts don't change. */
export async function updateListing(db: Database, id: string, facts: ListingFacts): Promise<ChangeOutcome> {
  const changed = await db
    .update(sponsoredListings)
    .set(facts)
    .where(eq(sponsoredListings.id, id))
    .returning({ id: sponsoredListings.id });
  return changed.length > 0 ? { ok: true } : { ok: false, reason: "gone" };
}

export async function deleteListing(db: Database, id: string): Promise<ChangeOutcome> {
  const removed = await db
    .delete(sponsoredListings)
    .where(eq(sponsoredListings.id, id))
    .returning({ id: sponsoredListings.id });
  return removed.length > 0 ? { ok: true } : { ok: false, reason: "gone" };
}
