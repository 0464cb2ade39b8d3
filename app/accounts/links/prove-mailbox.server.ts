import { and, eq, gte, ne, sql } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import {
  factors,
  recoveryCodes,
  savedCalendars,
  sessions,
  accounts as signInMethods,
  users,
} from "#database/schema/index.ts";
import { asViewer } from "#database/viewer.ts";

interface Proof {
  userId: string;
  wasConfirmed: boolean;
  /** The session in which the link was opened: the only one that continues. */
  keepSession?: string;
}

/**
 * Records that the person can read this mailbox. Before that the account may have been anyone's, so second factors set
 * up until then no longer count.
 */
export async function noteMailboxProven(db: Database, { userId, wasConfirmed, keepSession }: Proof) {
  const isOther = keepSession ? ne(sessions.id, keepSession) : undefined;
  await db.delete(sessions).where(and(eq(sessions.userId, userId), isOther));
  if (wasConfirmed) return;
  await db.delete(factors).where(eq(factors.userId, userId));
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await db.update(users).set({ emailVerified: true, updatedAt: new Date() }).where(eq(users.id, userId));
}

/**
 * A person who knew the old password may have added a second factor to lock the owner out: recent factors are removed,
 * and so are the recovery codes of a user without a factor. Returns the names of the removed factors that counted.
 */
export async function endFactorsSince(db: Database, userId: string, since: Date): Promise<string[]> {
  const ended = await db
    .delete(factors)
    .where(and(eq(factors.userId, userId), gte(factors.createdAt, since)))
    .returning({ name: factors.friendlyName, status: factors.status });
  const hasFactor =
    (await db.select({ id: factors.id }).from(factors).where(eq(factors.userId, userId))).length > 0;
  await db
    .delete(recoveryCodes)
    .where(
      and(eq(recoveryCodes.userId, userId), hasFactor ? gte(recoveryCodes.createdAt, since) : undefined),
    );
  return ended.filter(({ status }) => status === "verified").map(({ name }) => name);
}

/** An intruder may have read the calendar's secret URL: the old one is invalidated. */
export async function moveCalendar(db: Database, userId: string, now: Date): Promise<void> {
  await asViewer({ kind: "member", userId, database: db }, (own) =>
    own
      .update(savedCalendars)
      .set({ number: sql`gen_random_uuid()`, createdAt: now })
      .where(eq(savedCalendars.userId, userId)),
  );
}

/** Ends every way to sign in except through the mailbox. The next step is a new password. */
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
