import { and, desc, eq, gt, isNotNull, isNull, type SQL } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { outbox } from "#database/schema/index.ts";

export const messageStates = ["waiting", "retrying", "failed"] as const;
export type MessageState = (typeof messageStates)[number];

export const mostMessages = 50;

/** An unknown state in the address shows them all. */
export const readState = (search: URLSearchParams): MessageState | null =>
  messageStates.find((state) => state === search.get("state")) ?? null;

/** The newest messages that no server has taken, all of them or those in one state. */
export async function listMessages(db: Database, state: MessageState | null) {
  const found = await db
    .select({
      id: outbox.id,
      channel: outbox.channel,
      purpose: outbox.purpose,
      recipient: outbox.recipient,
      subject: outbox.subject,
      text: outbox.text,
      createdAt: outbox.createdAt,
      tries: outbox.tries,
      nextTryAt: outbox.nextTryAt,
      failedAt: outbox.failedAt,
      failure: outbox.failure,
    })
    .from(outbox)
    .where(state ? isIn[state] : undefined)
    .orderBy(desc(outbox.createdAt), desc(outbox.id))
    .limit(mostMessages);
  return found.map(({ failedAt, ...message }) => ({
    ...message,
    state: stateOf(failedAt, message.tries),
  }));
}

function stateOf(failedAt: Date | null, tries: number): MessageState {
  if (failedAt) return "failed";
  return tries > 0 ? "retrying" : "waiting";
}

const isIn: Record<MessageState, SQL | undefined> = {
  waiting: and(isNull(outbox.failedAt), eq(outbox.tries, 0)),
  retrying: and(isNull(outbox.failedAt), gt(outbox.tries, 0)),
  failed: isNotNull(outbox.failedAt),
};
