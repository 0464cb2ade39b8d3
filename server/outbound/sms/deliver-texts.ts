import { and, eq, inArray, isNull, lte, or } from "drizzle-orm";
import { endOutage, recordOutage } from "#app/shared/dependency-status/outages.server.ts";
import type { Database } from "#database/database.ts";
import { outbox } from "#database/schema/index.ts";
import { asWorker } from "#database/viewer.ts";
import { nextTryAfter } from "../retry-delay.ts";
import type { TextSending } from "./sms-gateway.ts";

const claimSize = 20;
/** Longer than sending one batch can take. */
const lease = 5 * 60_000;
/** The code in a message is valid for ten minutes. */
const longestWait = 10 * 60_000;

type HandOver = (to: string, text: string) => Promise<TextSending>;
type OutboxText = typeof outbox.$inferSelect;

interface TextDelivery {
  sent: number;
  failed: number;
  /** Why the gateway accepts nothing. Pending messages are sent again in a minute. */
  outage: string | null;
}

/** Sends the text messages that are due. No transaction is open during the request to the gateway. */
export async function deliverTexts(
  db: Database,
  clock: () => Date,
  handOver: HandOver,
  isStopping: () => boolean = () => false,
): Promise<TextDelivery> {
  const delivery: TextDelivery = { sent: 0, failed: 0, outage: null };
  while (!isStopping()) {
    const claimed = await asWorker(db, (own) => claim(own, clock()));
    if (claimed.length === 0) break;
    for (const [place, message] of claimed.entries()) {
      const sending = isOld(message, clock()) ? tooLate : await handOver(message.recipient, message.text);
      if (!sending.ok && sending.why === "unreachable") {
        await asWorker(db, (own) => returnToQueue(own, claimed.slice(place), clock()));
        await recordOutage(db, "sms", sending.reason, clock());
        return { ...delivery, outage: sending.reason };
      }
      await asWorker(db, (own) => settle(own, message, sending, clock()));
      if (sending !== tooLate) await endOutage(db, "sms", clock());
      delivery[sending.ok ? "sent" : "failed"]++;
    }
  }
  return delivery;
}

const isOld = ({ createdAt }: OutboxText, now: Date) => now.getTime() - createdAt.getTime() > longestWait;
const tooLate = { ok: false, why: "refused", reason: "waited too long to be of use" } as const;

async function claim(db: Database, now: Date): Promise<OutboxText[]> {
  // A separate query for the reason given in `claimMails`.
  const due = db.$with("due").as(
    db
      .select({ id: outbox.id })
      .from(outbox)
      .where(
        and(
          eq(outbox.channel, "sms"),
          isNull(outbox.failedAt),
          lte(outbox.nextTryAt, now),
          or(isNull(outbox.claimedUntil), lte(outbox.claimedUntil, now)),
        ),
      )
      .orderBy(outbox.nextTryAt)
      .limit(claimSize)
      .for("update", { skipLocked: true }),
  );
  return db
    .with(due)
    .update(outbox)
    .set({ claimedUntil: new Date(now.getTime() + lease) })
    .where(inArray(outbox.id, db.select({ id: due.id }).from(due)))
    .returning();
}

const returnToQueue = (db: Database, messages: OutboxText[], now: Date) =>
  db
    .update(outbox)
    .set({ claimedUntil: null, nextTryAt: nextTryAfter(1, now) ?? now })
    .where(
      inArray(
        outbox.id,
        messages.map(({ id }) => id),
      ),
    );

/** A message that was accepted is deleted; one that was refused for good is kept for an admin. */
const settle = (db: Database, { id, tries }: OutboxText, sending: TextSending, now: Date) =>
  sending.ok
    ? db.delete(outbox).where(eq(outbox.id, id))
    : db
        .update(outbox)
        .set({ failedAt: now, failure: sending.reason, claimedUntil: null, tries: tries + 1 })
        .where(eq(outbox.id, id));
