import { eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { mailAddresses, mailings, outbox } from "#database/schema/index.ts";
import { nextTryAfter } from "../retry-delay.ts";
import { type ClaimedMail, idsOf, mailingsOf, markFailed } from "./claim-emails.ts";
import type { SmtpOutcome } from "./smtp.ts";

/** After this many permanent failures an address gets no more bulk emails. */
const patience = 3;

interface DeliveryAttempt {
  mail: ClaimedMail;
  sending: SmtpOutcome;
}

/** Records the results of a batch. */
export async function recordSendings(db: Database, attempts: DeliveryAttempt[], now: Date) {
  const sent = attempts.flatMap(({ mail, sending }) => (sending.ok ? [mail] : []));
  const troubled = attempts.flatMap(({ mail, sending }) => (sending.ok ? [] : [{ mail, ...sending }]));
  await recordSent(db, sent, now);
  let later = 0;
  for (const { mail, why, reason } of troubled) {
    if (why === "unreachable") {
      await returnToQueue(db, mail, now);
      later += 1;
      continue;
    }
    const isForGood = why === "refused" || why === "rejected";
    const next = isForGood ? null : nextTryAfter(mail.tries, now);
    if (why === "refused") await countBounce(db, mail.recipient, reason, now);
    if (next) {
      await db
        .update(outbox)
        .set({ nextTryAt: next, claimedUntil: null, failure: reason })
        .where(inArray(outbox.id, [mail.id]));
      later += 1;
    } else await markFailed(db, [mail], now, sql`${reason}`);
  }
  return {
    sent: sent.length,
    later,
    failed: troubled.length - later,
    outage: troubled.find(({ why }) => why === "unreachable")?.reason ?? null,
  };
}

/**
 * A failure of the mail server isn't the email's: it uses up no attempt, and the email waits as long as the server is
 * away.
 */
const returnToQueue = (db: Database, { id, tries }: ClaimedMail, now: Date) =>
  db
    .update(outbox)
    .set({ tries: tries - 1, nextTryAt: nextTryAfter(1, now) ?? now, claimedUntil: null })
    .where(eq(outbox.id, id));

async function recordSent(db: Database, mails: ClaimedMail[], now: Date) {
  if (mails.length === 0) return;
  await db.delete(outbox).where(inArray(outbox.id, idsOf(mails)));
  await db
    .update(mailings)
    .set({ deliveredAt: now })
    .where(inArray(mailings.id, mailingsOf(mails)));
  await db.delete(mailAddresses).where(
    inArray(
      mailAddresses.address,
      mails.map(({ recipient }) => recipient),
    ),
  );
}

async function countBounce(db: Database, address: string, reason: string, now: Date) {
  const failures = sql`${mailAddresses.hardFailures} + 1`;
  await db
    .insert(mailAddresses)
    .values({ address, hardFailures: 1, lastFailure: reason, lastFailedAt: now })
    .onConflictDoUpdate({
      target: mailAddresses.address,
      set: {
        hardFailures: failures,
        lastFailure: reason,
        lastFailedAt: now,
        pausedAt: sql`case when ${failures} >= ${patience} then coalesce(${mailAddresses.pausedAt}, ${now.toISOString()}::timestamptz) end`,
      },
    });
}
