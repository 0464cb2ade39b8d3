import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import type { Database } from "#database/database.ts";
import {
  factors,
  mailLinks,
  recoveryCodes,
  sessions,
  accounts as signInMethods,
  users,
} from "#database/schema/index.ts";
import { test } from "#tests/support/database/test-database.ts";
import {
  confirmed,
  cookieHeader,
  from,
  password,
  signedIn,
  type TestAccounts,
  testAccounts,
  tokenIn,
} from "#tests/support/people/accounts.ts";
import { aSignedInMember } from "#tests/support/people/signed-in-member.ts";
import { askToChangeEmail, changeEmail } from "../email-address/change-email.server.ts";
import { keepEmail } from "../email-address/keep-email.server.ts";
import { changePassword } from "../password/change-password.server.ts";
import { replaceRecoveryCodes } from "../second-factor/recovery-codes.server.ts";
import { readCurrentUser } from "../session/current-user.server.ts";
import { askForReset, confirmEmail, resetPassword } from "../sign-in/mail-links.server.ts";
import { signIn } from "../sign-in/sign-in.server.ts";
import { signUp } from "../sign-up/sign-up.server.ts";

const email = "amina@example.com";
const elsewhere = "mallory@example.com";
const newPassword = "a new password";
const now = new Date();
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

const mailTo = (accounts: TestAccounts, to: string, subject: RegExp) =>
  accounts.mails.findLast((mail) => mail.to === to && subject.test(mail.subject));

async function resetToken(accounts: TestAccounts, address = email) {
  await askForReset(accounts, address, "client");
  await accounts.settled();
  return tokenIn(mailTo(accounts, address, /Set a new password/));
}

/** A person who knows the password requests a change of address. */
async function withPendingChange(db: Database) {
  const accounts = testAccounts(db);
  const { headers, userId } = await confirmed(accounts, email);
  await askToChangeEmail(accounts, { userId, email }, elsewhere, now);
  const change = tokenIn(mailTo(accounts, elsewhere, /Confirm your new email/));
  const stop = tokenIn(mailTo(accounts, email, /asked to change/));
  return { accounts, headers, userId, change, stop };
}

const addressOf = async (db: Database, userId: string) =>
  (await db.select().from(users).where(eq(users.id, userId)))[0]?.email;

describe("a change of email that waits for its link", () => {
  test("is announced to the old address at once, with the new one and a link to cancel", async ({ db }) => {
    const { accounts } = await withPendingChange(db);
    const notice = mailTo(accounts, email, /./);
    expect(notice?.subject).toBe("Someone asked to change your Fursa email");
    expect(notice?.text).toContain(
      "Someone who knows your password asked to change the email of your Fursa account from this address to mallory@example.com.",
    );
    expect(notice?.text).toContain("Stop the change:\nhttp://fursa.test/auth/keep-email?token=");
  });

  test("expires when its owner resets the password", async ({ db }) => {
    const { accounts, userId, change, stop } = await withPendingChange(db);
    expect(await resetPassword(accounts, await resetToken(accounts), newPassword, now)).toMatchObject({
      userId,
    });
    expect(await changeEmail(accounts, change, userId, now)).toBe(false);
    expect(await keepEmail(accounts, stop, now)).toBeNull();
    expect(await addressOf(db, userId)).toBe(email);
    expect(await signIn(accounts, { email, password: newPassword }, from())).toMatchObject({ ok: true });
  });

  test("expires when the password is changed, and when another change is requested", async ({ db }) => {
    const { accounts, userId, change } = await withPendingChange(db);
    await askToChangeEmail(accounts, { userId, email }, "amina@new.example.com", now);
    const second = tokenIn(mailTo(accounts, "amina@new.example.com", /Confirm your new email/));
    expect(await changeEmail(accounts, change, userId, now)).toBe(false);
    await changePassword(accounts, aSignedInMember(db, userId), newPassword);
    expect(await changeEmail(accounts, second, userId, now)).toBe(false);
    expect(await addressOf(db, userId)).toBe(email);
  });

  test("can't be confirmed by a stranger who reads the new mailbox, nor by another member", async ({
    db,
  }) => {
    const { accounts, userId, change } = await withPendingChange(db);
    const stranger = await confirmed(accounts, "brian@example.com");
    expect(await changeEmail(accounts, change, stranger.userId, now)).toBe(false);
    expect(await addressOf(db, userId)).toBe(email);
    expect(await changeEmail(accounts, change, userId, now)).toBe(true);
  });

  test("can be stopped by the old address: password and sessions end, and a new password is set", async ({
    db,
  }) => {
    const { accounts, headers, userId, change, stop } = await withPendingChange(db);
    const reset = await keepEmail(accounts, stop, now);
    expect(reset).not.toBeNull();
    expect(await changeEmail(accounts, change, userId, now)).toBe(false);
    expect(await keepEmail(accounts, stop, now)).toBeNull();
    expect((await readCurrentUser(accounts, headers))[0]).toEqual({ kind: "visitor" });
    expect(await signIn(accounts, { email, password }, from())).toEqual({ ok: false, reason: "wrong" });
    expect(await resetPassword(accounts, reset ?? "", newPassword, now)).toMatchObject({ email });
    expect(await signIn(accounts, { email, password: newPassword }, from())).toMatchObject({ ok: true });
  });

  test("expires after an hour", async ({ db }) => {
    const { accounts, userId, change } = await withPendingChange(db);
    expect(await changeEmail(accounts, change, userId, later(61))).toBe(false);
  });
});

describe("a change of email that was made", () => {
  async function taken(db: Database) {
    const pending = await withPendingChange(db);
    const oldReset = await resetToken(pending.accounts);
    expect(await changeEmail(pending.accounts, pending.change, pending.userId, now)).toBe(true);
    const undo = tokenIn(mailTo(pending.accounts, email, /was changed/));
    return { ...pending, undo, oldReset };
  }

  test("invalidates every link that was sent to the old address", async ({ db }) => {
    const { accounts, userId, oldReset } = await taken(db);
    expect(await resetPassword(accounts, oldReset, newPassword, now)).toBeNull();
    const confirmation = tokenIn(mailTo(accounts, email, /Confirm your email/));
    const sessionId = "00000000-0000-4000-8000-000000000000";
    expect(await confirmEmail(accounts, confirmation, { userId, sessionId }, now)).toBe(false);
    expect(await signIn(accounts, { email: elsewhere, password }, from())).toMatchObject({ ok: true });
  });

  test("is announced to the old address, with a link to undo it for seven days", async ({ db }) => {
    const { accounts, userId, undo } = await taken(db);
    const notice = mailTo(accounts, email, /was changed/);
    expect(notice?.text).toContain(
      "You now sign in to Fursa with mallory@example.com. This address no longer works.",
    );
    expect(notice?.text).toContain("Undo the change:\nhttp://fursa.test/auth/keep-email?token=");
    expect(await keepEmail(accounts, undo, later(8 * 24 * 60))).toBeNull();
    const reset = await keepEmail(accounts, undo, later(6 * 24 * 60));
    expect(await addressOf(db, userId)).toBe(email);
    expect(await resetPassword(accounts, reset ?? "", newPassword, later(6 * 24 * 60))).toMatchObject({
      email,
    });
  });

  test("is undone by the first mail's link as well", async ({ db }) => {
    const { accounts, userId, stop } = await taken(db);
    expect(await keepEmail(accounts, stop, later(120))).not.toBeNull();
    expect(await addressOf(db, userId)).toBe(email);
  });

  test("is undone whatever the thief does: a new password, a further change, a factor, a new account", async ({
    db,
  }) => {
    const { accounts, userId, undo } = await taken(db);
    await resetPassword(accounts, await resetToken(accounts, elsewhere), "the thief's", now);
    await askToChangeEmail(accounts, { userId, email: elsewhere }, "third@example.com", later(1));
    const further = tokenIn(mailTo(accounts, "third@example.com", /Confirm your new email/));
    expect(await changeEmail(accounts, further, userId, later(2))).toBe(true);
    const thiefsUndo = tokenIn(mailTo(accounts, elsewhere, /was changed/));
    await db.insert(factors).values({
      userId,
      factorType: "phone",
      friendlyName: "The thief's",
      phone: "+254700000009",
      status: "verified",
      createdAt: later(3),
    });
    const again = await signUp(accounts, { email, password: "the thief's" }, from("198.51.100.9"));
    expect(again).toMatchObject({ ok: true });
    expect(mailTo(accounts, email, /No Fursa account was created/)).toBeDefined();
    expect(await db.$count(users, eq(users.email, email))).toBe(0);

    const reset = await keepEmail(accounts, undo, later(4));
    expect(await keepEmail(accounts, thiefsUndo, later(5))).toBeNull();
    expect(await addressOf(db, userId)).toBe(email);
    expect(await resetPassword(accounts, reset ?? "", newPassword, later(5))).toMatchObject({ email });
    const owner = await signIn(accounts, { email, password: newPassword }, from());
    const [currentUser] = await readCurrentUser(accounts, cookieHeader(owner.ok ? owner.cookies : []));
    expect(currentUser.kind).toBe("member");
  });

  test("sends no link to an old address that was never confirmed: it may be a stranger's", async ({ db }) => {
    const accounts = testAccounts(db);
    const { currentUser } = await signedIn(accounts, "amian@example.com");
    const userId = currentUser.kind === "visitor" ? "" : currentUser.userId;
    await askToChangeEmail(accounts, { userId, email: "amian@example.com" }, email, now);
    const stop = tokenIn(mailTo(accounts, "amian@example.com", /asked to change/));
    const change = tokenIn(mailTo(accounts, email, /Confirm your new email/));
    expect(await changeEmail(accounts, change, userId, now)).toBe(true);
    expect(mailTo(accounts, "amian@example.com", /was changed/)?.text).not.toMatch(/amina@example|https?:/);
    expect(await keepEmail(accounts, stop, now)).toBeNull();
    expect(await db.select().from(mailLinks)).toEqual([]);
    expect(await addressOf(db, userId)).toBe(email);
  });
});

describe("a link to set a new password", () => {
  test("expires with the other one that was sent, and when the password is changed in another way", async ({
    db,
  }) => {
    const accounts = testAccounts(db);
    const { userId } = await confirmed(accounts, email);
    const [first, second] = [await resetToken(accounts), await resetToken(accounts)];
    expect(await resetPassword(accounts, second, newPassword, now)).toMatchObject({ userId });
    expect(await resetPassword(accounts, first, "an older link", now)).toBeNull();
    const third = await resetToken(accounts);
    await changePassword(accounts, aSignedInMember(db, userId), "changed in between");
    expect(await resetPassword(accounts, third, "an older link", now)).toBeNull();
    expect(await signIn(accounts, { email, password: "changed in between" }, from())).toMatchObject({
      ok: true,
    });
  });

  test("expires after an hour, and can't be replaced by another kind of link", async ({ db }) => {
    const { accounts, change, stop } = await withPendingChange(db);
    const token = await resetToken(accounts);
    const tooLate = new Date(Date.now() + 61 * 60_000);
    expect(await resetPassword(accounts, token, newPassword, tooLate)).toBeNull();
    for (const other of [change, stop, "", "\0", "__proto__"]) {
      expect(await resetPassword(accounts, other, newPassword, now)).toBeNull();
      expect(await keepEmail(accounts, other === stop ? "" : other, now)).toBeNull();
    }
  });
});

describe("an account whose address was never confirmed", () => {
  /** A stranger signs up with another person's address, and sets up what they can. */
  async function planted(db: Database) {
    const accounts = testAccounts(db);
    const { headers, currentUser } = await signedIn(accounts, email);
    if (currentUser.kind !== "member") throw new Error("not signed in");
    const { userId } = currentUser;
    // As was possible when an unconfirmed address could still add a factor.
    await db.insert(factors).values({
      userId,
      factorType: "phone",
      friendlyName: "The stranger's",
      phone: "+254700000009",
      status: "verified",
    });
    await replaceRecoveryCodes(db, accounts.secret, userId);
    await db.insert(signInMethods).values({ userId, providerId: "google", accountId: "the stranger's" });
    await askToChangeEmail(accounts, { userId, email }, elsewhere, now);
    const change = tokenIn(mailTo(accounts, elsewhere, /Confirm your new email/));
    return { accounts, headers, currentUser, userId, change };
  }

  test("belongs to the mailbox owner alone after a reset: nothing that was set up before remains", async ({
    db,
  }) => {
    const { accounts, headers, userId, change } = await planted(db);
    expect(await resetPassword(accounts, await resetToken(accounts), newPassword, now)).toMatchObject({
      userId,
    });
    expect(await db.select().from(factors)).toEqual([]);
    expect(await db.select().from(recoveryCodes)).toEqual([]);
    expect(await db.select().from(sessions)).toEqual([]);
    expect(await db.select().from(mailLinks)).toEqual([]);
    const methods = await db.select({ by: signInMethods.providerId }).from(signInMethods);
    expect(methods).toEqual([{ by: "credential" }]);
    expect((await readCurrentUser(accounts, headers))[0]).toEqual({ kind: "visitor" });
    expect(await changeEmail(accounts, change, userId, now)).toBe(false);
    expect(await signIn(accounts, { email, password }, from())).toEqual({ ok: false, reason: "wrong" });
    const owner = await signIn(accounts, { email, password: newPassword }, from());
    const [currentUser] = await readCurrentUser(accounts, cookieHeader(owner.ok ? owner.cookies : []));
    expect(currentUser).toMatchObject({ kind: "member", emailVerified: true });
  });

  test("keeps only the session in which its link is opened, once it is confirmed", async ({ db }) => {
    const { accounts, headers, currentUser, userId, change } = await planted(db);
    const other = await signIn(accounts, { email, password }, from());
    const token = tokenIn(mailTo(accounts, email, /Confirm your email/));
    expect(await confirmEmail(accounts, token, currentUser, now)).toBe(true);
    expect(await db.select().from(factors)).toEqual([]);
    expect(await db.select().from(recoveryCodes)).toEqual([]);
    expect(await changeEmail(accounts, change, userId, now)).toBe(false);
    expect((await readCurrentUser(accounts, cookieHeader(other.ok ? other.cookies : [])))[0].kind).toBe(
      "visitor",
    );
    expect((await readCurrentUser(accounts, headers))[0]).toMatchObject({
      kind: "member",
      emailVerified: true,
    });
  });

  test("isn't confirmed by a link that is opened without being signed in", async ({ db }) => {
    const { accounts } = await planted(db);
    const stranger = await confirmed(accounts, "brian@example.com");
    const token = tokenIn(mailTo(accounts, email, /Confirm your email/));
    expect(await confirmEmail(accounts, token, stranger.currentUser, now)).toBe(false);
    const [person] = await db.select().from(users).where(eq(users.email, email));
    expect(person?.emailVerified).toBe(false);
  });
});
