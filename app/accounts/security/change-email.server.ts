import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { z } from "zod";
import { sessions, users } from "#database/schema/index.ts";
import type { Accounts } from "../accounts.server.ts";
import { emailChangedMail, emailChangeMail } from "../mails.ts";

const anHour = 3_600_000;
const wish = z.object({ userId: z.uuid(), from: z.string(), to: z.string() });
const label = (token: string) => `change-email:${token}`;

/** Writes to the new address. Whether someone else already uses it is not said here, only to whoever reads that mailbox. */
export async function askToChangeEmail(
  { auth, mailer, origin }: Accounts,
  person: { userId: string; email: string },
  newEmail: string,
  now: Date,
): Promise<void> {
  const token = randomBytes(24).toString("base64url");
  const { internalAdapter } = await auth.$context;
  await internalAdapter.createVerificationValue({
    identifier: label(token),
    value: JSON.stringify({ userId: person.userId, from: person.email, to: newEmail }),
    expiresAt: new Date(now.getTime() + anHour),
  });
  await mailer.send(emailChangeMail(newEmail, `${origin}/auth/new-email?token=${token}`));
}

/** Changes the address by the link from the mail, once, tells the old one, and ends every session. */
export async function changeEmail({ auth, db, mailer }: Accounts, token: string): Promise<boolean> {
  const { internalAdapter } = await auth.$context;
  const found = await internalAdapter.consumeVerificationValue(label(token));
  if (!found) return false;
  const { userId, from, to } = wish.parse(JSON.parse(found.value));
  const isChanged = await db.transaction(async (transaction) => {
    const [taken] = await transaction.select({ id: users.id }).from(users).where(eq(users.email, to));
    const [person] = await transaction.select().from(users).where(eq(users.id, userId)).for("update");
    if (taken || person?.email !== from) return false;
    await transaction
      .update(users)
      .set({ email: to, emailVerified: true, updatedAt: new Date() })
      .where(eq(users.id, userId));
    await transaction.delete(sessions).where(eq(sessions.userId, userId));
    return true;
  });
  if (isChanged) await mailer.send(emailChangedMail(from, to));
  return isChanged;
}
