import { desc, eq } from "drizzle-orm";
import type { SignedInMember } from "#app/accounts/signed-in.server.ts";
import type { Database } from "#database/database.ts";
import { openedMessages, outbox, users } from "#database/schema/index.ts";
import { asViewer } from "#database/viewer.ts";
import { type ConfiguredGateways, isForAdmin, mayOpenMessage } from "./list-messages.server.ts";

const maxShown = 30;

/**
 * The whole message, for an admin who passes it on. Returns null if they may not see it. The access is
 * logged.
 */
export function openMessage(
  admin: SignedInMember,
  id: string,
  sends: ConfiguredGateways,
): Promise<string | null> {
  return asViewer(admin.viewer, async (db) => {
    const [message] = await db
      .select({
        channel: outbox.channel,
        subject: outbox.subject,
        recipient: outbox.recipient,
        text: outbox.text,
        aboutUser: outbox.aboutUser,
        isForAdmin,
      })
      .from(outbox)
      .where(eq(outbox.id, id));
    if (!message || !mayOpenMessage(message, sends)) return null;
    const { channel, subject, recipient, text } = message;
    await db
      .insert(openedMessages)
      .values({ adminId: admin.userId, messageId: id, channel, subject, recipient });
    return text;
  });
}

/** Who opened which message, newest first. */
export function listOpenedMessages(db: Database) {
  const { id, channel, subject, recipient, openedAt } = openedMessages;
  return db
    .select({ id, channel, subject, recipient, openedAt, admin: users.email })
    .from(openedMessages)
    .leftJoin(users, eq(users.id, openedMessages.adminId))
    .orderBy(desc(openedMessages.openedAt), desc(openedMessages.id))
    .limit(maxShown);
}
