import { and, desc, eq, gt, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { outbox, userRoles, users } from "#database/schema/index.ts";
import { redactSecrets } from "./redact-secrets.ts";

export const messageStates = ["waiting", "retrying", "failed"] as const;
export type MessageState = (typeof messageStates)[number];

/** Which channels have a gateway. */
export interface ConfiguredGateways {
  mail: boolean;
  sms: boolean;
}

export const maxMessages = 50;

/** Null for all states. */
export const parseState = (search: URLSearchParams): MessageState | null =>
  messageStates.find((state) => state === search.get("state")) ?? null;

/** The newest undelivered messages, without links and codes. */
export async function listMessages(db: Database, state: MessageState | null, sends: ConfiguredGateways) {
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
      isForAdmin,
      aboutUser: outbox.aboutUser,
    })
    .from(outbox)
    .where(state ? isIn[state] : undefined)
    .orderBy(desc(outbox.createdAt), desc(outbox.id))
    .limit(maxMessages);
  return found.map(({ failedAt, isForAdmin: isAdmins, aboutUser, text, ...message }) => {
    const safe = redactSecrets(message.channel, text);
    const mayOpen = mayOpenMessage({ channel: message.channel, isForAdmin: isAdmins, aboutUser }, sends);
    return {
      ...message,
      text: safe,
      mayOpen: mayOpen && safe !== text,
      state: stateOf(failedAt, message.tries),
    };
  });
}

/**
 * Whether an admin may open a message to pass it on: no gateway will deliver it, and it does not give access to an
 * admin's account.
 */
export const mayOpenMessage = (
  message: { channel: "mail" | "sms"; isForAdmin: boolean; aboutUser: string | null },
  sends: ConfiguredGateways,
): boolean =>
  !sends[message.channel] &&
  !message.isForAdmin &&
  // Without it, a text message's owner is unknown.
  (message.channel === "mail" || message.aboutUser !== null);

/** The recipient, or the person it is about, is an admin. */
export const isForAdmin = sql<boolean>`exists (select 1 from ${users}
  join ${userRoles} on ${userRoles.userId} = ${users.id} and ${userRoles.role} = 'admin'
  where lower(${users.email}) = lower(${outbox.recipient}) or ${users.id} = ${outbox.aboutUser})`;

function stateOf(failedAt: Date | null, tries: number): MessageState {
  if (failedAt) return "failed";
  return tries > 0 ? "retrying" : "waiting";
}

const isIn: Record<MessageState, SQL | undefined> = {
  waiting: and(isNull(outbox.failedAt), eq(outbox.tries, 0)),
  retrying: and(isNull(outbox.failedAt), gt(outbox.tries, 0)),
  failed: isNotNull(outbox.failedAt),
};
