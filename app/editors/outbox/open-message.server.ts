import { desc, eq } from "drizzle-orm";
import type { SignedInMember } from "#app/accounts/signed-in.server.ts";
import type { Database } from "#database/database.ts";
import { outbox, outboxLooks, users } from "#database/schema/index.ts";
import { asViewer } from "#database/viewer.ts";
import { isForAdmin, isOpenTo, type Sends } from "./list-messages.server.ts";

const mostLooks = 30;

/** The whole message, for an admin who passes it on; null where it is not theirs to see. That they looked is kept with it. */
export function lookIntoMessage(admin: SignedInMember, id: string, sends: Sends): Promise<string | null> {
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
    if (!message || !isOpenTo(message, sends)) return null;
    const { channel, subject, recipient, text } = message;
    await db
      .insert(outboxLooks)
      .values({ adminId: admin.userId, messageId: id, channel, subject, recipient });
    return text;
  });
}

/** Who looked into whose message, the newest first. */
export function listLooks(db: Database) {
  const { id, channel, subject, recipient, lookedAt } = outboxLooks;
  return db
    .select({ id, channel, subject, recipient, lookedAt, admin: users.email })
    .from(outboxLooks)
    .leftJoin(users, eq(users.id, outboxLooks.adminId))
    .orderBy(desc(outboxLooks.lookedAt), desc(outboxLooks.id))
    .limit(mostLooks);
}
