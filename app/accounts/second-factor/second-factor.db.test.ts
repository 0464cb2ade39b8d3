import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import type { Database } from "#database/database.ts";
import { factors, mailLinks, recoveryCodes, sessions, userRoles } from "#database/schema/index.ts";
import { test } from "#tests/support/database/test-database.ts";
import {
  confirmed,
  cookieHeader,
  from,
  password,
  signedIn,
  testAccounts,
  tokenIn,
} from "#tests/support/people/accounts.ts";
import type { KnownDevice } from "../devices/known-device.server.ts";
import { readCurrentUser, viewerOf } from "../session/current-user.server.ts";
import { askForReset, resetPassword } from "../sign-in/mail-links.server.ts";
import { signIn } from "../sign-in/sign-in.server.ts";
import { checkNewFactor, checkSecondFactor } from "./check-second-factor.server.ts";
import {
  acceptAppCode,
  enrolFactor,
  findFactor,
  markVerified,
  readSecret,
  removeFactor,
} from "./factors.server.ts";
import { sendPhoneCode } from "./phone.server.ts";
import { acceptRecoveryCode, countRecoveryCodes, replaceRecoveryCodes } from "./recovery-codes.server.ts";
import { codeAt, stepAt } from "./totp.server.ts";

const email = "amina@example.com";
const client = "203.0.113.1";
const now = new Date();

type Enrolment = Parameters<typeof enrolFactor>[4];

async function enrol(db: Database, userId: string, what: Enrolment = { factorType: "totp" }) {
  const factor = await enrolFactor(db, testAccounts(db).secret, userId, "My phone", what);
  if (!factor) throw new Error("not enrolled");
  return factor;
}

async function withApp(db: Database) {
  const accounts = testAccounts(db);
  const { headers, userId } = await confirmed(accounts, email);
  const factor = await enrol(db, userId);
  await markVerified(db, factor);
  const secret = await readSecret(accounts.secret, factor);
  const codeOf = (step: number) => codeAt(secret, stepAt(now) + step);
  const tryCode = (code: string, device: KnownDevice | null = null) =>
    checkSecondFactor(accounts, { userId, client, device, code, now });
  return { accounts, headers, userId, factor, codeOf, tryCode };
}

/** Makes everything that was set up this many days old. */
async function age(db: Database, days: number) {
  const createdAt = new Date(now.getTime() - days * 24 * 60 * 60 * 1000);
  await db.update(factors).set({ createdAt });
  await db.update(recoveryCodes).set({ createdAt });
}

/** Sets a new password with the link in an email. */
async function reset(accounts: ReturnType<typeof testAccounts>) {
  await askForReset(accounts, email, client);
  await accounts.settled();
  return resetPassword(accounts, tokenIn(accounts.mails.at(-1)), "a new password", new Date());
}

describe("an authenticator app", () => {
  test("counts only once its first code was right", async ({ db }) => {
    const accounts = testAccounts(db);
    const { headers, userId } = await confirmed(accounts, email);
    const factor = await enrol(db, userId);
    expect(factor.secret).not.toMatch(/^[A-Z2-7]{32}$/);
    expect((await readCurrentUser(accounts, headers))[0].kind).toBe("member");
    const code = codeAt(await readSecret(accounts.secret, factor), stepAt(now));
    expect(await checkSecondFactor(accounts, { userId, client, device: null, code, now })).toEqual({
      ok: false,
      reason: "wrong",
    });
    expect(await checkNewFactor(accounts, factor, { userId, client, device: null, code, now })).toEqual({
      ok: true,
    });
  });

  test("gives a code that is accepted once, and no older code after it", async ({ db }) => {
    const { tryCode, codeOf } = await withApp(db);
    expect(await tryCode(codeOf(0))).toEqual({ ok: true });
    expect(await tryCode(codeOf(0))).toEqual({ ok: false, reason: "wrong" });
    expect(await tryCode(codeOf(-1))).toEqual({ ok: false, reason: "wrong" });
    expect(await tryCode(codeOf(1))).toEqual({ ok: true });
  });

  test("accepts one of two equal codes when both arrive together", async ({ db }) => {
    const { accounts, factor, codeOf } = await withApp(db);
    const both = [1, 2].map(() => acceptAppCode(db, accounts.secret, factor, codeOf(0), now));
    expect((await Promise.all(both)).filter(Boolean)).toHaveLength(1);
  });

  test("is locked after five wrong codes, for the right one too, and says for how long", async ({ db }) => {
    const { tryCode, codeOf } = await withApp(db);
    for (let attempt = 0; attempt < 5; attempt++) {
      expect(await tryCode("000000")).toEqual({ ok: false, reason: "wrong" });
    }
    expect(await tryCode(codeOf(0))).toMatchObject({
      ok: false,
      reason: "locked",
      waitSeconds: expect.any(Number),
    });
  });

  test("lets its owner in with a recovery code, and on a known device, while it is locked for strangers", async ({
    db,
  }) => {
    const { accounts, userId, tryCode, codeOf } = await withApp(db);
    const [spare = ""] = await replaceRecoveryCodes(db, accounts.secret, userId);
    for (let attempt = 0; attempt < 5; attempt++) await tryCode("000000");
    // Knowing the password gives no more attempts from another browser.
    expect(await tryCode("000000", { key: "another browser", aal: "aal1" })).toMatchObject({
      reason: "locked",
    });
    expect(await tryCode(spare)).toEqual({ ok: true });
    expect(await tryCode(codeOf(0), { key: "the owner's phone", aal: "aal2" })).toEqual({ ok: true });
  });

  test("can't be added before the address is confirmed", async ({ db }) => {
    const accounts = testAccounts(db);
    const { currentUser } = await signedIn(accounts, email);
    const userId = currentUser.kind === "visitor" ? "" : currentUser.userId;
    for (const what of [{ factorType: "totp" }, { factorType: "phone", phone: "+254712345678" }] as const)
      expect(await enrolFactor(db, accounts.secret, userId, "My phone", what)).toBeNull();
    expect(await db.select().from(factors)).toEqual([]);
  });

  test("has its count of wrong codes reset by a right one", async ({ db }) => {
    const { tryCode, codeOf } = await withApp(db);
    for (let attempt = 0; attempt < 4; attempt++) await tryCode("000000");
    expect(await tryCode(codeOf(0))).toEqual({ ok: true });
    for (let attempt = 0; attempt < 4; attempt++) await tryCode("000000");
    expect(await tryCode(codeOf(1))).toEqual({ ok: true });
  });

  test("of another person can be neither seen nor removed", async ({ db }) => {
    const { accounts, factor } = await withApp(db);
    const stranger = await signedIn(accounts, "brian@example.com");
    const strangerId = stranger.currentUser.kind === "visitor" ? "" : stranger.currentUser.userId;
    expect(await findFactor(db, strangerId, factor.id)).toBeNull();
    expect(await removeFactor(db, strangerId, factor.id)).toBeNull();
    expect(await db.select().from(factors)).toHaveLength(1);
  });
});

test("an invalid factor id finds and removes nothing", async ({ db }) => {
  const { userId } = await withApp(db);
  for (const name of ["x", "", "__proto__", "\0", "null", "-".repeat(36)]) {
    expect(await findFactor(db, userId, name)).toBeNull();
    expect(await removeFactor(db, userId, name)).toBeNull();
  }
});

describe("a second step that was not taken yet", () => {
  test("gives nobody a member's rights, and an admin none at all", async ({ db }) => {
    const { accounts, headers, userId } = await withApp(db);
    await db.insert(userRoles).values({ userId, role: "admin" });
    const [currentUser] = await readCurrentUser(accounts, headers);
    expect(currentUser).toMatchObject({ kind: "challenged", aal: "aal1" });
    expect(viewerOf(currentUser, db)).toEqual({ kind: "visitor", database: db });
  });

  test("raises the session's level when it is taken, under a new token; the old one is invalid", async ({
    db,
  }) => {
    const { accounts, headers, userId } = await withApp(db);
    await db.insert(userRoles).values({ userId, role: "admin" });
    const raised = await accounts.auth.api.raiseAssurance({ headers, returnHeaders: true });
    const [currentUser] = await readCurrentUser(accounts, cookieHeader(raised.headers.getSetCookie()));
    expect(currentUser).toMatchObject({ kind: "admin", aal: "aal2" });
    expect((await readCurrentUser(accounts, headers))[0]).toEqual({ kind: "visitor" });
  });

  test("can't be bypassed by a new password, once it is older than a week", async ({ db }) => {
    const { accounts, userId } = await withApp(db);
    await replaceRecoveryCodes(db, accounts.secret, userId);
    await age(db, 8);
    expect(await reset(accounts)).toMatchObject({ email, endedFactors: [] });
    expect(await countRecoveryCodes(db, userId)).toBe(10);
    const again = await signIn(accounts, { email, password: "a new password" }, from());
    const [currentUser] = await readCurrentUser(accounts, cookieHeader(again.ok ? again.cookies : []));
    expect(currentUser.kind).toBe("challenged");
  });

  test("that was added in the week before a password reset is removed with the old password, and its owner gets an email", async ({
    db,
  }) => {
    const { accounts, userId } = await withApp(db);
    await replaceRecoveryCodes(db, accounts.secret, userId);
    await age(db, 6);
    expect(await reset(accounts)).toMatchObject({ email, endedFactors: ["My phone"] });
    expect(await db.select().from(factors)).toEqual([]);
    expect(await countRecoveryCodes(db, userId)).toBe(0);
    expect(accounts.mails.at(-1)).toMatchObject({
      to: email,
      subject: "Your Fursa password was changed",
      text: expect.stringContaining(
        '"My phone" had been added as a second step in the seven days before, so it was removed',
      ),
    });
    const again = await signIn(accounts, { email, password: "a new password" }, from());
    const [currentUser] = await readCurrentUser(accounts, cookieHeader(again.ok ? again.cookies : []));
    expect(currentUser.kind).toBe("member");
  });

  test("is dated by its first code, however long ago it was added; an older one of the same person stays", async ({
    db,
  }) => {
    const { accounts, userId, factor } = await withApp(db);
    const begun = await enrol(db, userId);
    await age(db, 30);
    await replaceRecoveryCodes(db, accounts.secret, userId);
    await markVerified(db, begun);
    expect(await reset(accounts)).toMatchObject({ endedFactors: ["My phone"] });
    expect((await db.select().from(factors)).map(({ id }) => id)).toEqual([factor.id]);
    expect(await countRecoveryCodes(db, userId)).toBe(0);
  });

  test("can't be bypassed by a session that began with Google", async ({ db }) => {
    const { accounts, userId } = await withApp(db);
    const { internalAdapter } = await accounts.auth.$context;
    // What better-auth's callback does after Google has identified a user.
    const session = await internalAdapter.createSession(userId);
    const [row] = await db.select().from(sessions).where(eq(sessions.token, session.token));
    expect(row?.aal).toBe("aal1");
    const signedInAgain = await signIn(accounts, { email, password }, from());
    const [currentUser] = await readCurrentUser(
      accounts,
      cookieHeader(signedInAgain.ok ? signedInAgain.cookies : []),
    );
    expect(currentUser.kind).toBe("challenged");
  });

  test("keeps sessions of other devices out as soon as the first factor counts", async ({ db }) => {
    const accounts = testAccounts(db);
    const { headers, userId } = await confirmed(accounts, email);
    const factor = await enrol(db, userId);
    await markVerified(db, factor);
    expect((await readCurrentUser(accounts, headers))[0].kind).toBe("challenged");
  });
});

describe("a phone", () => {
  test("gets a code that works once, within ten minutes, for this phone", async ({ db }) => {
    const accounts = testAccounts(db);
    const { userId } = await confirmed(accounts, email);
    const factor = await enrol(db, userId, { factorType: "phone", phone: "+254712345678" });
    await markVerified(db, factor);
    const send = async () => {
      await sendPhoneCode(accounts, factor, now);
      return accounts.texts.at(-1)?.text.slice(0, 6) ?? "";
    };
    const tryAt = (code: string, when = now) =>
      checkSecondFactor(accounts, { userId, client, device: null, code, now: when });
    const first = await send();
    const second = await send();
    expect(accounts.texts[0]).toMatchObject({
      to: "+254712345678",
      text: expect.stringMatching(/^\d{6} is your Fursa code/),
    });
    if (first !== second) expect(await tryAt(first)).toEqual({ ok: false, reason: "wrong" });
    expect(await tryAt(second)).toEqual({ ok: true });
    expect(await tryAt(second)).toEqual({ ok: false, reason: "wrong" });
    const late = await send();
    expect(await tryAt(late, new Date(now.getTime() + 601_000))).toEqual({ ok: false, reason: "wrong" });
  });
});

describe("recovery codes", () => {
  test("work once each, however they are typed, and only for their owner", async ({ db }) => {
    const { accounts, userId, tryCode } = await withApp(db);
    const [first = "", second = ""] = await replaceRecoveryCodes(db, accounts.secret, userId);
    expect(await tryCode(first.toUpperCase().replace("-", " "))).toEqual({ ok: true });
    expect(await tryCode(first)).toEqual({ ok: false, reason: "wrong" });
    const stranger = await signedIn(accounts, "brian@example.com");
    const strangerId = stranger.currentUser.kind === "visitor" ? "" : stranger.currentUser.userId;
    expect(await acceptRecoveryCode(db, accounts.secret, strangerId, second)).toBe(false);
    expect(await countRecoveryCodes(db, userId)).toBe(9);
  });

  test("end when new ones are made", async ({ db }) => {
    const { accounts, userId, tryCode } = await withApp(db);
    const [old = ""] = await replaceRecoveryCodes(db, accounts.secret, userId);
    await replaceRecoveryCodes(db, accounts.secret, userId);
    expect(await tryCode(old)).toEqual({ ok: false, reason: "wrong" });
  });
});

test("links in emails are stored as hashes, so that a copy of the database opens no account", async ({
  db,
}) => {
  const { accounts } = await withApp(db);
  await askForReset(accounts, email, client);
  await accounts.settled();
  const token = tokenIn(accounts.mails.at(-1));
  const storedLinks = await db.select().from(mailLinks);
  expect(storedLinks.map(({ kind }) => kind).toSorted()).toEqual(["confirm", "reset"]);
  expect(JSON.stringify(storedLinks)).not.toContain(token);
});
