import { and, eq, isNull, lt } from "drizzle-orm";
import { todayInUtc } from "#app/shared/calendar/days.ts";
import { defineJob } from "#app/shared/jobs.ts";
import type { Database } from "#database/database.ts";
import { outbox, sponsoredListings, sponsoredRequests } from "#database/schema/index.ts";
import { asWorker } from "#database/viewer.ts";
import { endedMail } from "./mails.ts";

export const emailEndedSponsors = defineJob({
  name: "email-ended-sponsors",
  schedule: "10 7 * * *",
  run: ({ db, secret, appUrl }) => writeEndedMails(db, { secret, origin: appUrl, now: new Date() }),
});

/**
 * Emails each partner whose listing has ended, once, but not those who took theirs down. Returns the number of emails.
 */
export const writeEndedMails = (
  database: Database,
  { secret, origin, now }: { secret: string; origin: string; now: Date },
): Promise<number> =>
  asWorker(database, async (db) => {
    const { id, email, language, title, state, endMailedAt, listingId } = sponsoredRequests;
    const ended = await db
      .select({
        id,
        email,
        language,
        title,
        views: sponsoredListings.viewsCount,
        clicks: sponsoredListings.clicksCount,
      })
      .from(sponsoredRequests)
      .innerJoin(sponsoredListings, eq(sponsoredListings.id, listingId))
      .where(and(eq(state, "approved"), isNull(endMailedAt), lt(sponsoredListings.endDate, todayInUtc(now))));
    for (const request of ended) {
      const mail = endedMail(request, request, { secret, origin });
      const { to: recipient, ...letter } = mail;
      await db.insert(outbox).values({ channel: "mail", recipient, ...letter, nextTryAt: now });
      await db.update(sponsoredRequests).set({ endMailedAt: now }).where(eq(id, request.id));
    }
    return ended.length;
  });
