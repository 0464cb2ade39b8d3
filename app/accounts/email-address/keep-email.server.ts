import { and, eq, gte, ne } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { factors, mailLinks, recoveryCodes, users } from "#database/schema/index.ts";
import type { Accounts } from "../accounts.server.ts";
import { endLinks, type Link, makeLink, openLink } from "../links/links.server.ts";
import { endSignInMethods, noteMailboxProven } from "../links/prove-mailbox.server.ts";

/**
 * Stops a change of address, or undoes it, with the link sent to the old address. The person who requested the change
 * knew the password, so the password and every session end too. Returns the token for setting a new password, or null.
 */
export function keepEmail({ db }: Pick<Accounts, "db">, token: string, now: Date): Promise<string | null> {
  return openLink(db, token, ["stop", "undo"], now, async (transaction, link, person) => {
    const userId = person.id;
    const wasConfirmed = link.kind === "undo" || person.emailVerified;
    if (link.kind === "undo" && !(await takeBack(transaction, link))) return null;
    await endSignInMethods(transaction, userId, wasConfirmed ? "password" : "all");
    await noteMailboxProven(transaction, { userId, wasConfirmed });
    await endLinks(transaction, userId);
    return makeLink(transaction, { kind: "reset", userId, sentTo: link.sentTo }, now);
  });
}

/**
 * Restores the old address. What was set up since the change was requested is removed: second factors, and the
 * restore links of later changes, one of which may belong to the intruder. Earlier ones stay.
 */
async function takeBack(db: Database, { userId, sentTo, createdAt }: Link): Promise<boolean> {
  const [other] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, sentTo), ne(users.id, userId)));
  if (other) return false;
  await db
    .update(users)
    .set({ email: sentTo, emailVerified: true, updatedAt: new Date() })
    .where(eq(users.id, userId));
  await db.delete(factors).where(and(eq(factors.userId, userId), gte(factors.createdAt, createdAt)));
  await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), gte(recoveryCodes.createdAt, createdAt)));
  await db.delete(mailLinks).where(and(eq(mailLinks.userId, userId), gte(mailLinks.createdAt, createdAt)));
  return true;
}
