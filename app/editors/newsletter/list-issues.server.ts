import { and, count, desc, eq, sql } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { mailings, newsletterIssues } from "#database/schema/index.ts";

const maxListed = 52;

/** The issues of the last year with their delivery counts. */
export function listIssues(db: Database) {
  return db
    .select({
      day: newsletterIssues.day,
      subject: newsletterIssues.subject,
      isQuiet: newsletterIssues.isQuiet,
      written: count(mailings.id),
      sent: count(mailings.deliveredAt),
      failed: count(mailings.failedAt),
      stopped: count(mailings.stoppedAt),
    })
    .from(newsletterIssues)
    .leftJoin(mailings, and(eq(mailings.kind, sql`'newsletter'`), eq(mailings.day, newsletterIssues.day)))
    .groupBy(newsletterIssues.day)
    .orderBy(desc(newsletterIssues.day))
    .limit(maxListed);
}
