import { eq } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { sponsoredListings } from "#database/schema/index.ts";
import type { ListingFacts } from "./listing.server.ts";

export type Changed = { ok: true } | { ok: false; reason: "gone" };

export async function createListing(db: Database, facts: ListingFacts): Promise<Changed> {
  await db.insert(sponsoredListings).values(facts);
  return { ok: true };
}

/** Views and clicks stay as they are, whatever else changes. */
export async function updateListing(db: Database, id: string, facts: ListingFacts): Promise<Changed> {
  const changed = await db
    .update(sponsoredListings)
    .set(facts)
    .where(eq(sponsoredListings.id, id))
    .returning({ id: sponsoredListings.id });
  return changed.length > 0 ? { ok: true } : { ok: false, reason: "gone" };
}

export async function deleteListing(db: Database, id: string): Promise<Changed> {
  const removed = await db
    .delete(sponsoredListings)
    .where(eq(sponsoredListings.id, id))
    .returning({ id: sponsoredListings.id });
  return removed.length > 0 ? { ok: true } : { ok: false, reason: "gone" };
}
