import { and, eq, inArray, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import { todayInUtc } from "#app/shared/calendar/days.ts";
import { findOutage } from "#app/shared/dependency-status/outages.server.ts";
import type { Database } from "#database/database.ts";
import {
  mailAddresses,
  mailings,
  newsletterSubscribers,
  outbox,
  pushDays,
  pushRemindersSent,
  remindersSent,
  savedNewsSent,
  sponsoredRequests,
} from "#database/schema/index.ts";
import { asWorker } from "#database/viewer.ts";

/** Retention: how many days a message is useful to its owner or to an admin. */
const days = {
  aLink: 90,
  aFailure: 30,
  aMailToMany: 7,
  aMailing: 365,
  aNotice: 30,
  aRefusal: 365,
  aQuestion: 7,
  aGoodbye: 30,
  aSponsorship: 365,
};

/**
 * Without a mail server bulk emails would pile up. Deleting them also means that no address is stored longer than
 * needed.
 */
export function deleteOldEmails(database: Database, now: Date): Promise<void> {
  const before = (age: keyof typeof days) => new Date(now.getTime() - days[age] * 86_400_000);
  return asWorker(database, async (db) => {
    const outage = await findOutage(db, "mail");
    const isAway = outage !== null && outage.endedAt === null;
    await db.delete(outbox).where(
      or(
        lt(outbox.failedAt, before("aFailure")),
        // Emails that wait for an unreachable server are not deleted yet.
        ...(isAway
          ? []
          : [
              and(eq(outbox.isToMany, true), lt(outbox.createdAt, before("aMailToMany"))),
              lt(outbox.createdAt, before("aLink")),
            ]),
      ),
    );
    await db.delete(mailings).where(lt(mailings.day, todayInUtc(before("aMailing"))));
    await db.delete(remindersSent).where(lt(remindersSent.closesOn, todayInUtc(before("aFailure"))));
    await db.delete(pushRemindersSent).where(lt(pushRemindersSent.closesOn, todayInUtc(before("aFailure"))));
    await db.delete(pushDays).where(lt(pushDays.day, todayInUtc(before("aNotice"))));
    // Rows about an opening have no `changeId` and stay until the record closes.
    await db
      .delete(savedNewsSent)
      .where(and(isNotNull(savedNewsSent.changeId), lt(savedNewsSent.sentAt, before("aFailure"))));
    await db.delete(mailAddresses).where(lt(mailAddresses.lastFailedAt, before("aRefusal")));
    const { confirmedAt, createdAt, decidedAt, state, startsOn, weeks } = sponsoredRequests;
    await db
      .delete(sponsoredRequests)
      .where(
        or(
          and(isNull(confirmedAt), lt(createdAt, before("aQuestion"))),
          and(inArray(state, ["refused", "stopped"]), lt(decidedAt, before("aSponsorship"))),
          sql`${state} = 'approved' and ${startsOn} + ${weeks} * 7 < ${todayInUtc(before("aSponsorship"))}::date`,
        ),
      );
    await db
      .delete(newsletterSubscribers)
      .where(
        or(
          and(
            isNull(newsletterSubscribers.confirmedAt),
            lt(newsletterSubscribers.askedAt, before("aQuestion")),
          ),
          and(
            isNotNull(newsletterSubscribers.stoppedAt),
            lt(newsletterSubscribers.stoppedAt, before("aGoodbye")),
          ),
        ),
      );
  });
}
