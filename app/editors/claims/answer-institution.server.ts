import { and, eq } from "drizzle-orm";
import { composeMail } from "#app/mail/templates/compose-mail.ts";
import type { Database } from "#database/database.ts";
import { outbox, proposals } from "#database/schema/index.ts";
import { claimWords } from "./words.ts";

/**
 * Emails the sender once the last of their changes to a record is decided, and deletes their address. Returns whether
 * an email was written.
 */
export async function answerInstitution(
  db: Database,
  { recordId, sentBy }: Pick<typeof proposals.$inferSelect, "recordId" | "sentBy">,
  { title, now }: { title: string; now: Date },
): Promise<boolean> {
  if (!sentBy) return false;
  const isTheirs = and(eq(proposals.recordId, recordId), eq(proposals.sentBy, sentBy));
  if ((await db.$count(proposals, and(isTheirs, eq(proposals.state, "waiting")))) > 0) return false;
  const { to: recipient, ...mail } = composeMail({
    to: sentBy,
    subject: claimWords.answer.subject,
    purpose: "report",
    paragraphs: [claimWords.answer.text(title), claimWords.answer.bye],
  });
  await db.insert(outbox).values({ channel: "mail", recipient, ...mail, nextTryAt: now });
  await db.update(proposals).set({ sentBy: null }).where(isTheirs);
  return true;
}
