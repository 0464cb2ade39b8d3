import { and, eq, ne } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { partnershipEntries, schoolPartnerships } from "#database/schema/index.ts";
import type { PartnershipStatus } from "./words.ts";

/** Changes the status and records who did it. Does nothing if the status is the same. */
export async function changeStatus(
  db: Database,
  authorId: string,
  partnershipId: string,
  status: PartnershipStatus,
): Promise<void> {
  const changed = await db
    .update(schoolPartnerships)
    .set({ status })
    .where(and(eq(schoolPartnerships.id, partnershipId), ne(schoolPartnerships.status, status)))
    .returning({ id: schoolPartnerships.id });
  if (changed.length === 0) return;
  await db.insert(partnershipEntries).values({ partnershipId, authorId, kind: "status", status });
}

export async function addNote(
  db: Database,
  authorId: string,
  partnershipId: string,
  text: string,
): Promise<void> {
  await db.insert(partnershipEntries).values({ partnershipId, authorId, kind: "note", text });
}
