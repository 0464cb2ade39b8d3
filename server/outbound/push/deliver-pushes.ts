import { and, eq, getTableColumns, inArray, isNull, lte, or, sql } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { pushMessages, pushSubscriptions } from "#database/schema/index.ts";
import { asWorker } from "#database/viewer.ts";
import { nextTryAfter } from "../retry-delay.ts";

export type PushMessage = Pick<typeof pushMessages.$inferSelect, "payload" | "tag" | "goodUntil"> &
  Pick<typeof pushSubscriptions.$inferSelect, "endpoint" | "publicKey" | "authSecret">;

/** "gone": the subscription has ended for good. "refused": this message. "later": the push service. */
export type PushSending = { outcome: "sent" | "gone" } | { outcome: "later" | "refused"; reason: string };

type SendPush = (message: PushMessage, now: Date) => Promise<PushSending>;
type ClaimedPush = PushMessage & Pick<typeof pushMessages.$inferSelect, "id" | "sessionId" | "tries">;

const claimSize = 20;
/** Longer than sending one batch can take. */
const lease = 5 * 60_000;

export interface PushDelivery {
  sent: number;
  /** To be sent again later. */
  later: number;
  /** Subscriptions that have ended. */
  gone: number;
  failed: number;
  /** The reason of the last failure. */
  trouble: string | null;
}

/**
 * Sends the notifications that are due. No transaction is open meanwhile. A process that is killed may have sent a
 * few without recording it; they are sent again with the same tag, so that the second replaces the first.
 */
export async function deliverPushes(
  db: Database,
  clock: () => Date,
  send: SendPush,
  isStopping: () => boolean = () => false,
): Promise<PushDelivery> {
  const delivery: PushDelivery = { sent: 0, later: 0, gone: 0, failed: 0, trouble: null };
  // Yesterday's notifications are out of date.
  await asWorker(db, (own) => own.delete(pushMessages).where(lte(pushMessages.goodUntil, clock())));
  while (!isStopping()) {
    const claimed = await asWorker(db, (own) => claim(own, clock()));
    if (claimed.length === 0) break;
    const sendings = await Promise.all(
      claimed.map(async (message) => ({ message, sending: await send(message, clock()).catch(asRefused) })),
    );
    await asWorker(db, async (own) => {
      for (const { message, sending } of sendings) {
        const counted = await settle(own, message, sending, clock());
        delivery[counted]++;
        if ("reason" in sending) delivery.trouble = sending.reason;
      }
    });
  }
  return delivery;
}

/** A message that can't be encrypted must not delay the others. */
const asRefused = (problem: unknown): PushSending => ({ outcome: "refused", reason: String(problem) });

async function claim(db: Database, now: Date): Promise<ClaimedPush[]> {
  // A separate query for the reason given in `claimMails`.
  const due = db.$with("due").as(
    db
      .select({ id: pushMessages.id })
      .from(pushMessages)
      .where(
        and(
          lte(pushMessages.nextTryAt, now),
          or(isNull(pushMessages.claimedUntil), lte(pushMessages.claimedUntil, now)),
        ),
      )
      .orderBy(pushMessages.nextTryAt)
      .limit(claimSize)
      .for("update", { skipLocked: true }),
  );
  const { endpoint, publicKey, authSecret } = pushSubscriptions;
  return db
    .with(due)
    .update(pushMessages)
    .set({ claimedUntil: new Date(now.getTime() + lease), tries: sql`${pushMessages.tries} + 1` })
    .from(pushSubscriptions)
    .where(
      and(
        inArray(pushMessages.id, db.select({ id: due.id }).from(due)),
        eq(pushSubscriptions.sessionId, pushMessages.sessionId),
      ),
    )
    .returning({ ...getTableColumns(pushMessages), endpoint, publicKey, authSecret });
}

async function settle(
  db: Database,
  { id, sessionId, tries, goodUntil }: ClaimedPush,
  sending: PushSending,
  now: Date,
): Promise<"sent" | "later" | "gone" | "failed"> {
  if (sending.outcome === "gone") {
    await db.delete(pushSubscriptions).where(eq(pushSubscriptions.sessionId, sessionId));
    return "gone";
  }
  const next = sending.outcome === "later" ? nextTryAfter(tries, now) : null;
  if (next && next < goodUntil) {
    await db.update(pushMessages).set({ nextTryAt: next, claimedUntil: null }).where(eq(pushMessages.id, id));
    return "later";
  }
  await db.delete(pushMessages).where(eq(pushMessages.id, id));
  return sending.outcome === "sent" ? "sent" : "failed";
}
