import { and, eq, inArray } from "drizzle-orm";
import { localPath } from "#app/shared/languages/local-path.ts";
import type { Database } from "#database/database.ts";
import { mailLinks, users } from "#database/schema/index.ts";
import type { Accounts } from "../accounts.server.ts";
import { endLinks, endOf, isKeptForItsOwner, makeLink, openLink } from "../links/links.server.ts";
import { noteMailboxProven } from "../links/prove-mailbox.server.ts";
import { emailChangeAskedMail, emailChangedMail, emailChangeMail, emailLeftMail } from "../mails.ts";

type LinkTools = Pick<Accounts, "db" | "mailer" | "origin">;

/**
 * Emails the new address a link to confirm it, and the old one a link to stop it. Only the email to the new address
 * says whether it is already in use. An earlier request is discarded.
 */
export async function askToChangeEmail(
  { db, mailer, origin }: LinkTools,
  { userId, email }: { userId: string; email: string },
  newEmail: string,
  now: Date,
): Promise<void> {
  const tokens = await db.transaction(async (transaction) => {
    const earlier = inArray(mailLinks.kind, ["change", "stop"]);
    await transaction.delete(mailLinks).where(and(eq(mailLinks.userId, userId), earlier));
    return {
      stop: await makeLink(transaction, { kind: "stop", userId, sentTo: email }, now),
      change: await makeLink(transaction, { kind: "change", userId, sentTo: newEmail }, now),
    };
  });
  const toOld = emailChangeAskedMail(
    email,
    newEmail,
    origin + localPath(`/auth/keep-email?token=${tokens.stop}`),
  );
  const toNew = emailChangeMail(newEmail, origin + localPath(`/auth/new-email?token=${tokens.change}`));
  await mailer.send({ ...toOld, aboutUser: userId });
  await mailer.send({ ...toNew, aboutUser: userId });
}

/**
 * Changes the address with the link from the email, for a user who is signed in to the account: reading the new mailbox
 * must not be enough to take over an account that others have set up. Notifies the old address, and ends every session
 * and link.
 */
export async function changeEmail(
  { db, mailer, origin }: LinkTools,
  token: string,
  userId: string,
  now: Date,
): Promise<boolean> {
  const change = await openLink(db, token, ["change"], now, async (transaction, link, person) => {
    const [from, to] = [person.email, link.sentTo];
    if (person.id !== userId || (await isTaken(transaction, to, now))) return null;
    await transaction
      .update(users)
      .set({ email: to, emailVerified: true, updatedAt: now })
      .where(eq(users.id, userId));
    await noteMailboxProven(transaction, { userId, wasConfirmed: person.emailVerified });
    // An address that was never confirmed may be a stranger's, and can't restore the account.
    if (person.emailVerified) await keepWayBack(transaction, userId, now);
    await endLinks(transaction, userId);
    const undo = person.emailVerified
      ? await makeLink(transaction, { kind: "undo", userId, sentTo: from }, now)
      : null;
    return { from, to, undo };
  });
  if (!change) return false;
  const { from, to, undo } = change;
  await mailer.send(
    undo
      ? emailChangedMail(from, to, origin + localPath(`/auth/keep-email?token=${undo}`))
      : emailLeftMail(from),
  );
  return true;
}

/** From now on the link that would have stopped the change undoes it, because its email may be read later. */
const keepWayBack = (db: Database, userId: string, now: Date) =>
  db
    .update(mailLinks)
    .set({ kind: "undo", expiresAt: endOf("undo", now) })
    .where(and(eq(mailLinks.userId, userId), eq(mailLinks.kind, "stop")));

async function isTaken(db: Database, email: string, now: Date): Promise<boolean> {
  const [other] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return other !== undefined || isKeptForItsOwner(db, email, now);
}
