import { and, eq, inArray, or } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { mailings, newsletterSubscribers, outbox, profiles, users } from "#database/schema/index.ts";
import {
  isSubscribed,
  wantsAlerts,
  wantsNewsletter,
  wantsReminders,
  wantsSummary,
} from "./recipients.server.ts";

/** The mailings whose recipient still wants them at the same address. */
export async function listStillWanted(db: Database, mailingIds: string[]): Promise<Set<string>> {
  if (mailingIds.length === 0) return new Set();
  const toMembers = await db
    .select({ id: mailings.id })
    .from(mailings)
    .innerJoin(outbox, eq(outbox.mailingId, mailings.id))
    .innerJoin(users, and(eq(users.id, mailings.userId), eq(users.email, outbox.recipient)))
    .innerJoin(profiles, eq(profiles.userId, mailings.userId))
    .where(
      and(
        inArray(mailings.id, mailingIds),
        or(
          and(eq(mailings.kind, "alert"), wantsAlerts),
          and(eq(mailings.kind, "reminder"), wantsReminders),
          and(eq(mailings.kind, "summary"), wantsSummary),
          and(eq(mailings.kind, "newsletter"), wantsNewsletter),
        ),
      ),
    );
  const toSubscribers = await db
    .select({ id: mailings.id })
    .from(mailings)
    .innerJoin(newsletterSubscribers, eq(newsletterSubscribers.id, mailings.subscriberId))
    .where(and(inArray(mailings.id, mailingIds), isSubscribed));
  return new Set([...toMembers, ...toSubscribers].map(({ id }) => id));
}
