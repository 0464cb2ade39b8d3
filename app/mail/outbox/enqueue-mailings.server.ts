import {
  type MailTools,
  unsubscribeHeaders,
  unsubscribeUrl,
  type WrittenMail,
} from "#app/mail/templates/unsubscribable-email.server.ts";
import type { UnsubscribableMail } from "#app/mail/templates/unsubscribe-token.server.ts";
import type { Database } from "#database/database.ts";
import { type MailedItem, mailings, outbox } from "#database/schema/index.ts";
import type { mailingKinds } from "#database/schema/lists.ts";

export interface Mailing {
  /** The recipient: a member, or a subscriber without an account. */
  userId?: string;
  subscriberId?: string;
  to: string;
  mail: WrittenMail;
  items?: MailedItem[];
}

interface MailingOccasion {
  kind: (typeof mailingKinds)[number];
  day: string;
  now: Date;
  tools: MailTools;
}

/**
 * Puts emails into the outbox and records them, all in the caller's transaction. A recipient gets only one email of a
 * kind per day. Returns the ids of the members and subscribers.
 */
export async function enqueueMailings(
  db: Database,
  letters: Mailing[],
  occasion: MailingOccasion,
): Promise<Set<string>> {
  if (letters.length === 0) return new Set();
  const noted = await db
    .insert(mailings)
    .values(
      letters.map(({ userId, subscriberId, mail, items = [] }) => ({
        ...{ userId, subscriberId, items },
        kind: occasion.kind,
        day: occasion.day,
        subject: mail.subject,
        createdAt: occasion.now,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: mailings.id, userId: mailings.userId, subscriberId: mailings.subscriberId });
  const mailingOf = new Map(noted.map(({ id, userId, subscriberId }) => [userId ?? subscriberId, id]));
  const rows = letters.flatMap((letter) => {
    const whom = whomOf(letter);
    const mailingId = mailingOf.get(whom);
    return mailingId ? [{ ...outgoing(letter, whom, occasion), mailingId }] : [];
  });
  if (rows.length > 0) await db.insert(outbox).values(rows);
  return new Set(noted.flatMap(({ userId, subscriberId }) => userId ?? subscriberId ?? []));
}

const whomOf = ({ userId, subscriberId }: Mailing) => userId ?? subscriberId ?? "";

function outgoing({ to, mail, subscriberId }: Mailing, whom: string, { kind, tools, now }: MailingOccasion) {
  const what: UnsubscribableMail = subscriberId ? "subscriber" : kind;
  return {
    channel: "mail" as const,
    purpose: kind,
    recipient: to,
    ...mail,
    headers: unsubscribeHeaders(unsubscribeUrl(tools, { what, whom })),
    createdAt: now,
    nextTryAt: now,
  };
}
