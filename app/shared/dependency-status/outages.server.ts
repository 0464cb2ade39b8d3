import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { outages } from "#database/schema/index.ts";
import { asWorker } from "#database/viewer.ts";

export type DependencyName = (typeof outages.$inferSelect)["service"];

/** Records an outage of a service we depend on, shown to admins on their dashboard. `since` stays the same while it lasts. */
export async function recordOutage(
  database: Database,
  service: DependencyName,
  reason: string,
  now: Date,
): Promise<void> {
  await asWorker(database, (db) =>
    db
      .insert(outages)
      .values({ service, reason, since: now, seenAt: now })
      .onConflictDoUpdate({
        target: outages.service,
        set: {
          reason,
          seenAt: now,
          since: sql`case when ${outages.endedAt} is null then ${outages.since} else excluded.since end`,
          endedAt: null,
        },
      }),
  );
}

/** Does nothing if there is no outage. */
export async function endOutage(database: Database, service: DependencyName, now: Date): Promise<void> {
  await asWorker(database, (db) =>
    db
      .update(outages)
      .set({ endedAt: now })
      .where(and(eq(outages.service, service), isNull(outages.endedAt))),
  );
}

/** The last outage of a service, ended or not. */
export async function findOutage(db: Database, service: DependencyName) {
  const [found] = await db.select().from(outages).where(eq(outages.service, service));
  return found ?? null;
}

/** Current outages, the longest first. */
export const listOutages = (db: Database) =>
  db
    .select({ service: outages.service, reason: outages.reason, since: outages.since })
    .from(outages)
    .where(isNull(outages.endedAt))
    .orderBy(asc(outages.since), asc(outages.service));
