import { sql } from "drizzle-orm";
import { kindOf } from "#app/catalogue/kinds/kinds.ts";
import type { Database } from "#database/database.ts";
import { savedNewsSent } from "#database/schema/index.ts";
import { kinds } from "#database/schema/lists.ts";
import { isOpen, type PendingChange } from "./pending-changes.server.ts";

export async function markNotified(db: Database, news: PendingChange[], now: Date): Promise<void> {
  if (news.length === 0) return;
  await db
    .insert(savedNewsSent)
    .values(
      news.map(({ userId, kind, opportunityId, changeId }) => ({
        ...{ userId, kind, opportunityId, changeId },
        sentAt: now,
      })),
    )
    .onConflictDoNothing();
}

/** Forgets openings of records that have closed, so that the next opening is notified. Unlisted records are skipped. */
export async function resetOpenings(db: Database, today: string): Promise<void> {
  for (const kind of kinds) {
    await db.execute(sql`
      delete from ${savedNewsSent} as told using ${sql.identifier(kind)} as record
      where told.change_id is null and told.kind = ${kindOf[kind]} and record.id = told.opportunity_id
        and not ${isOpen(kind, today)}`);
  }
}
