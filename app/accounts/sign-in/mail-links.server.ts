import { eq } from "drizzle-orm";
import { withLanguage } from "#app/shared/languages/current-language.server.ts";
import { localPath } from "#app/shared/languages/local-path.ts";
import type { RateLimitResult } from "#app/shared/rate-limits/rate-limiter.server.ts";
import { users } from "#database/schema/index.ts";
import type { Accounts } from "../accounts.server.ts";
import { findDevice } from "../devices/known-device.server.ts";
import { limits as allowed, strangersGuesses } from "../limits.ts";
import { endLinks, findLink, makeLink, openLink } from "../links/links.server.ts";
import {
  endFactorsSince,
  endSignInMethods,
  moveCalendar,
  noteMailboxProven,
  setPassword,
} from "../links/prove-mailbox.server.ts";
import { accountExistsMail, confirmationMail, passwordChangedMail, resetMail } from "../mails.ts";

const oneDay = 24 * 60 * 60 * 1000;
/** As long as a change of address can be undone. */
const suspectDays = 7;

type LinkTools = Pick<Accounts, "db" | "mailer" | "origin">;
interface Addressee {
  userId: string;
  email: string;
}

/**
 * Sends a link to set a new password, if there is such an account. The response comes before the lookup, so that
 * neither its text nor its time reveals whether there is. A device of the owner has its own limit, which no stranger
 * can use up.
 */
export async function askForReset(
  accounts: Accounts,
  email: string,
  client: string,
  headers = new Headers(),
): Promise<RateLimitResult> {
  const device = await findDevice(accounts, headers, { email });
  const attempt = await (device
    ? accounts.limits.consume({ limit: allowed.resetMailDevice, subject: device.key })
    : accounts.limits.consume(
        { limit: allowed.resetMailAddress, subject: email },
        { limit: allowed.resetMailClient, subject: client },
      ));
  if (attempt.ok) {
    accounts.inBackground("asking for a new password", async () => {
      const person = await findPerson(accounts, email);
      if (person) await sendReset(accounts, { userId: person.id, email }, new Date());
    });
  }
  return attempt;
}

/** Sends the confirmation link again, if it is still pending; responds like `askForReset`. */
export async function askForConfirmation(
  accounts: Accounts,
  email: string,
  client: string,
): Promise<RateLimitResult> {
  const attempt = await accounts.limits.consume(
    { limit: allowed.confirmMailAddress, subject: email },
    { limit: allowed.mailClient, subject: client },
  );
  if (attempt.ok) {
    accounts.inBackground("asking for a confirmation", async () => {
      const person = await findPerson(accounts, email);
      if (person && !person.emailVerified)
        await sendConfirmation(accounts, { userId: person.id, email }, new Date());
    });
  }
  return attempt;
}

async function findPerson({ db }: Pick<LinkTools, "db">, email: string) {
  const [person] = await db.select().from(users).where(eq(users.email, email));
  return person;
}

async function sendReset({ db, mailer, origin }: LinkTools, { userId, email }: Addressee, now: Date) {
  const token = await makeLink(db, { kind: "reset", userId, sentTo: email }, now);
  await mailer.send(resetMail(email, origin + localPath(`/auth/reset?token=${token}`)));
}

/** Tells the owner of an account that someone tried to sign up with its address. */
export async function sendAccountExists(
  { db, mailer, origin }: LinkTools,
  email: string,
  now: Date,
): Promise<void> {
  const person = await findPerson({ db }, email);
  if (!person) return;
  const token = await makeLink(db, { kind: "reset", userId: person.id, sentTo: email }, now);
  // The person who typed the address may read another language than its owner.
  const mail = withLanguage(person.language, () =>
    accountExistsMail(email, origin + localPath(`/auth/reset?token=${token}`)),
  );
  await mailer.send(mail);
}

export async function sendConfirmation(
  { db, mailer, origin }: LinkTools,
  { userId, email }: Addressee,
  now: Date,
): Promise<void> {
  const token = await makeLink(db, { kind: "confirm", userId, sentTo: email }, now);
  await mailer.send(confirmationMail(email, origin + localPath(`/auth/confirm?token=${token}`)));
}

/**
 * Sets a new password with the link from the email. Returns whose it is, or null for a link that is wrong, expired or
 * used. It ends every session and begins none: the user signs in next. What a thief of the old password may have left
 * is removed: recent second factors, and the calendar's URL. The first person to prove the mailbox of an unconfirmed
 * account is its owner.
 */
export async function resetPassword(
  {
    db,
    limits,
    mailer,
    origin,
    passwords,
  }: Pick<Accounts, "db" | "limits" | "mailer" | "origin" | "passwords">,
  token: string,
  newPassword: string,
  now: Date,
): Promise<(Addressee & { endedFactors: string[] }) | null> {
  if (!(await findLink(db, token, ["reset"], now))) return null;
  // Hashing takes a while on purpose: no transaction waits for it.
  const hash = await passwords.hash(newPassword);
  const owner = await openLink(db, token, ["reset"], now, async (transaction, link, person) => {
    if (link.sentTo !== person.email) return null;
    if (!person.emailVerified) await endSignInMethods(transaction, person.id, "all");
    await setPassword(transaction, person.id, hash);
    await noteMailboxProven(transaction, { userId: person.id, wasConfirmed: person.emailVerified });
    const since = new Date(now.getTime() - suspectDays * oneDay);
    const endedFactors = await endFactorsSince(transaction, person.id, since);
    await moveCalendar(transaction, person.id, now);
    await endLinks(transaction, person.id);
    return { userId: person.id, email: person.email, endedFactors };
  });
  if (!owner) return null;
  await limits.reset(...strangersGuesses(owner.email), {
    limit: allowed.resetMailAddress,
    subject: owner.email,
  });
  await mailer.send(passwordChangedMail(owner.email, origin + localPath("/auth/forgot"), owner.endedFactors));
  return owner;
}

/**
 * Confirms an address for a user who is signed in to its account: a link in a mailbox must not vouch for a password
 * that someone else may have chosen. Everything set up before is ended, except the session in which the link was
 * opened.
 */
export async function confirmEmail(
  { db }: Pick<Accounts, "db">,
  token: string,
  currentUser: { userId: string; sessionId: string },
  now: Date,
): Promise<boolean> {
  const isConfirmed = await openLink(db, token, ["confirm"], now, async (transaction, link, person) => {
    if (link.sentTo !== person.email || person.id !== currentUser.userId) return false;
    const wasConfirmed = person.emailVerified;
    await noteMailboxProven(transaction, {
      userId: person.id,
      wasConfirmed,
      keepSession: currentUser.sessionId,
    });
    await endLinks(transaction, person.id);
    return true;
  });
  return isConfirmed ?? false;
}
