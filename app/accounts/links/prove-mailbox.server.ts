import { and, eq, ne } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import {
  factors,
  recoveryCodes,
  sessions,
  accounts as signInMethods,
  users,
} from "#database/schema/index.ts";

interface Proof {
  userId: string;
  wasConfirmed: boolean;
  /** The session in which the link was opened: the only one that goes on. */
  keepSession?: string;
}

/**
 * Someone has shown that they read this person's mailbox. Before that the account may have been anyone's: second factors that
 * were set up until then no longer count.
 */
export async function noteMailboxProven(db: Database, { userId, wasConfirmed, keepSession }: Proof) {
  const isOther = keepSession ? ne(sessions.id, keepSession) : undefined;
  await db.delete(sessions).where(and(eq(sessions.userId, userId), isOther));
  if (wasConfirmed) return;
  await db.delete(factors).where(eq(factors.userId, userId));
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await db.update(users).set({ emailVerified: true, updatedAt: new Date() }).where(eq(users.id, userId));
}

/** Ends every way to sign in but the mailbox: what comes next is a new password. */
export async function endSignInMethods(db: Database, userId: string, which: "password" | "all") {
  const isPassword = which === "password" ? eq(signInMethods.providerId, "credential") : undefined;
  await db.delete(signInMethods).where(and(eq(signInMethods.userId, userId), isPassword));
}

export async function setPassword(db: Database, userId: string, hash: string): Promise<void> {
  const changed = await db
    .update(signInMethods)
    .set({ password: hash, updatedAt: new Date() })
    .where(and(eq(signInMethods.userId, userId), eq(signInMethods.providerId, "credential")))
    .returning({ id: signInMethods.id });
  if (changed.length > 0) return;
  await db
    .insert(signInMethods)
    .values({ userId, providerId: "credential", accountId: userId, password: hash });
}
