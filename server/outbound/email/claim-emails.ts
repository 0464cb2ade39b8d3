import { and, eq, inArray, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { findOutage } from "#app/shared/dependency-status/outages.server.ts";
import { listStillWanted } from "#app/students/alerts/still-wanted.server.ts";
import type { Database } from "#database/database.ts";
import { mailings, outbox } from "#database/schema/index.ts";

export type ClaimedMail = Pick<
  typeof outbox.$inferSelect,
  "id" | "recipient" | "subject" | "text" | "html" | "headers" | "mailingId" | "tries"
>;

export const claimSize = 20;
/** Longer than sending one batch can take, with all timeouts. */
const lease = 5 * 60_000;
/** After three days a link has expired, and an alert is outdated. */
const longestWait = 3 * 86_400_000;

interface EmailClaim {
  mails: ClaimedMail[];
  /** How many others were claimed and dropped because the recipient no longer wants them. */
  dropped: number;
}

/**
 * Claims the next emails for this process for a limited time: those to one person before bulk emails, the oldest
 * first.
 */
export async function claimMails(db: Database, now: Date, onlyToOne: boolean): Promise<EmailClaim> {
  // A separate query: as a subquery it may be evaluated again for each row, and then returns other rows than those it
  // locked.
  const due = db.$with("due").as(
    db
      .select({ id: outbox.id })
      .from(outbox)
      .where(
        and(
          eq(outbox.channel, "mail"),
          isNull(outbox.failedAt),
          lte(outbox.nextTryAt, now),
          or(isNull(outbox.claimedUntil), lte(outbox.claimedUntil, now)),
          onlyToOne ? eq(outbox.isToMany, false) : undefined,
        ),
      )
      .orderBy(outbox.isToMany, outbox.nextTryAt)
      .limit(claimSize)
      .for("update", { skipLocked: true }),
  );
  const claimed = await db
    .with(due)
    .update(outbox)
    .set({ claimedUntil: new Date(now.getTime() + lease), tries: sql`${outbox.tries} + 1` })
    .where(inArray(outbox.id, db.select({ id: due.id }).from(due)))
    .returning();
  const wanted = await listStillWanted(
    db,
    claimed.flatMap(({ mailingId }) => mailingId ?? []),
  );
  const outage = await findOutage(db, "mail");
  // Time during which the mail server was down isn't counted, so emails don't expire in it.
  const waitedFor = (createdAt: Date) => {
    const since = Math.max(createdAt.getTime(), outage?.endedAt?.getTime() ?? 0);
    return outage && !outage.endedAt ? 0 : now.getTime() - since;
  };
  const isOld = (createdAt: Date) => waitedFor(createdAt) > longestWait;
  const old = claimed.filter(({ createdAt }) => isOld(createdAt));
  const unwanted = claimed.filter(({ mailingId }) => mailingId !== null && !wanted.has(mailingId));
  await markFailed(db, old, now, sql`'waited too long to be of use'`);
  await deleteClaimed(db, unwanted, now);
  const mails = claimed.filter((mail) => !old.includes(mail) && !unwanted.includes(mail));
  return { mails, dropped: claimed.length - mails.length };
}

/** Keeps the email for an admin to look at. It isn't sent again. */
export async function markFailed(
  db: Database,
  mails: { id: string; mailingId: string | null }[],
  now: Date,
  why: SQL,
) {
  if (mails.length === 0) return;
  await db
    .update(outbox)
    .set({ failedAt: now, failure: why, claimedUntil: null })
    .where(inArray(outbox.id, idsOf(mails)));
  await db
    .update(mailings)
    .set({ failedAt: now })
    .where(inArray(mailings.id, mailingsOf(mails)));
}

async function deleteClaimed(db: Database, mails: ClaimedMail[], now: Date) {
  if (mails.length === 0) return;
  await db.delete(outbox).where(inArray(outbox.id, idsOf(mails)));
  await db
    .update(mailings)
    .set({ failedAt: now })
    .where(inArray(mailings.id, mailingsOf(mails)));
}

export const idsOf = (mails: { id: string }[]) => mails.map(({ id }) => id);
export const mailingsOf = (mails: { mailingId: string | null }[]) =>
  mails.flatMap(({ mailingId }) => mailingId ?? []);
