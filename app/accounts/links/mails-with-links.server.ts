import { eq, inArray } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { mailLinks, outbox } from "#database/schema/index.ts";
import { hashOfToken } from "./links.server.ts";

/**
 * Queued emails with a link of this person. The address may belong to someone else, whose other emails are left alone.
 */
export async function carriesLinkOf(db: Database, userId: string) {
  const links = await db.select().from(mailLinks).where(eq(mailLinks.userId, userId));
  const addresses = links.map(({ sentTo }) => sentTo);
  const mails = await db
    .select({ id: outbox.id, text: outbox.text })
    .from(outbox)
    .where(inArray(outbox.recipient, addresses));
  const hashes = new Set(links.map(({ tokenHash }) => tokenHash));
  const carriers = mails.filter(({ text }) => {
    const token = /\/auth\/[a-z-]+\?token=([\w-]+)/.exec(text)?.[1];
    return token && hashes.has(hashOfToken(token));
  });
  const ids = carriers.map(({ id }) => id);
  return inArray(outbox.id, ids);
}
