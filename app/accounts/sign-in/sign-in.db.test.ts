import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { sessions, userRoles, users } from "#database/schema/index.ts";
import { test } from "#tests/support/database/test-database.ts";
import {
  cookieHeader,
  from,
  password,
  quickPasswords,
  signedIn,
  testAccounts,
  tokenIn,
} from "#tests/support/people/accounts.ts";
import { limits } from "../limits.ts";
import { readCurrentUser, viewerOf } from "../session/current-user.server.ts";
import { signUp } from "../sign-up/sign-up.server.ts";
import { askForConfirmation, askForReset, resetPassword } from "./mail-links.server.ts";
import { signIn } from "./sign-in.server.ts";

const email = "amina@example.com";

describe("signing in", () => {
  test("starts a new session each time, never one that the browser sent", async ({ db }) => {
    const accounts = testAccounts(db);
    await signUp(accounts, { email, password }, from());
    const planted = new Headers({ Cookie: "fursa.session_token=planted.signature" });
    const results = [1, 2].map(() =>
      signIn(accounts, { email, password }, { client: "c", headers: planted }),
    );
    const tokens = (await Promise.all(results)).map((result) => (result.ok ? result.cookies.join() : ""));
    expect(new Set(tokens).size).toBe(2);
    expect(tokens.join()).not.toContain("planted");
  });

  test("answers a wrong password and an unknown address alike", async ({ db }) => {
    const accounts = testAccounts(db);
    await signUp(accounts, { email, password }, from());
    const answers = [
      await signIn(accounts, { email, password: "wrong one" }, from()),
      await signIn(accounts, { email: "nobody@example.com", password: "wrong one" }, from()),
    ];
    expect(answers).toEqual([
      { ok: false, reason: "wrong" },
      { ok: false, reason: "wrong" },
    ]);
  });

  test("to one account gives a client no more attempts at others", async ({ db }) => {
    const accounts = testAccounts(db);
    await signUp(accounts, { email, password }, from());
    const guesses = { limit: limits.signInClient, subject: from().client };
    for (let guess = 1; guess < limits.signInClient.tries; guess++) await accounts.limits.consume(guesses);
    expect(await signIn(accounts, { email, password }, from())).toMatchObject({ ok: true });
    const next = await signIn(accounts, { email: "brian@example.com", password: "a guess" }, from());
    expect(next).toMatchObject({ ok: false, reason: "limited" });
  });

  test("sets a cookie that no script and no other site can use", async ({ db }) => {
    const accounts = testAccounts(db, { origin: "https://fursa.example" });
    await signUp(accounts, { email, password }, from());
    const result = await signIn(accounts, { email, password }, from());
    const [cookie = ""] = result.ok ? result.cookies : [];
    for (const flag of ["__Secure-fursa.session_token=", "HttpOnly", "Secure", "SameSite=Lax", "Path=/"]) {
      expect(cookie).toContain(flag);
    }
  });

  test("is refused to strangers after ten attempts at one address, also with the right password, and says for how long", async ({
    db,
  }) => {
    const accounts = testAccounts(db);
    await signUp(accounts, { email, password }, from());
    for (let attempt = 0; attempt < 10; attempt++) {
      await signIn(accounts, { email, password: `wrong ${attempt}` }, from(`203.0.113.${attempt}`));
    }
    const refused = await signIn(accounts, { email, password }, from("198.51.100.1"));
    expect(refused).toMatchObject({ ok: false, reason: "limited" });
    if (refused.ok || refused.reason !== "limited") return;
    expect(refused.waitSeconds).toBeGreaterThan(0);
    expect(refused.waitSeconds).toBeLessThanOrEqual(15 * 60);
  });
});

describe("for any viewer", () => {
  test("is a visitor without a session, with a forged one and with an ended one", async ({ db }) => {
    const accounts = testAccounts(db);
    const { headers } = await signedIn(accounts, email);
    const own = headers.get("Cookie") ?? "";
    const forged = new Headers({ Cookie: own.replace(/session_token=[^;]+/, "$&x") });
    for (const nobody of [new Headers(), forged]) {
      expect((await readCurrentUser(accounts, nobody))[0]).toEqual({ kind: "visitor" });
    }
    await db.delete(sessions);
    const [currentUser, cookies] = await readCurrentUser(accounts, headers);
    expect(currentUser).toEqual({ kind: "visitor" });
    expect(cookies.join()).toContain("Max-Age=0");
  });

  test("is a member, and an admin once the role is granted", async ({ db }) => {
    const accounts = testAccounts(db);
    const { headers, currentUser } = await signedIn(accounts, email);
    expect(currentUser).toMatchObject({ kind: "member", email, aal: "aal1", hasFactor: false });
    const userId = currentUser.kind === "visitor" ? "" : currentUser.userId;
    await db.insert(userRoles).values({ userId, role: "admin" });
    const [admin] = await readCurrentUser(accounts, headers);
    expect(viewerOf(admin, db)).toMatchObject({ kind: "admin", userId });
  });

  test("is a visitor once the session is too old", async ({ db }) => {
    const accounts = testAccounts(db);
    const { headers } = await signedIn(accounts, email);
    await db.update(sessions).set({ expiresAt: new Date(Date.now() - 1000) });
    expect((await readCurrentUser(accounts, headers))[0]).toEqual({ kind: "visitor" });
  });

  test("has the session renewed once a day has passed, and not before", async ({ db }) => {
    const accounts = testAccounts(db);
    const { headers } = await signedIn(accounts, email);
    expect((await readCurrentUser(accounts, headers))[1]).toEqual([]);
    const inTwoWeeks = new Date(Date.now() + 14 * 86_400_000);
    await db.update(sessions).set({ expiresAt: inTwoWeeks });
    const [, cookies] = await readCurrentUser(accounts, headers);
    expect(cookies.join()).toContain("fursa.session_token=");
    const [session] = await db.select().from(sessions);
    expect(session?.expiresAt.getTime()).toBeGreaterThan(inTwoWeeks.getTime());
  });
});

describe("a forgotten password", () => {
  test("is replaced by the link from the mail, once; every session ends and none begins", async ({ db }) => {
    const accounts = testAccounts(db);
    const { headers } = await signedIn(accounts, email);
    expect(await askForReset(accounts, email, "client")).toMatchObject({ ok: true });
    await accounts.settled();
    const token = tokenIn(accounts.mails.at(-1));
    expect(await resetPassword(accounts, token, "a new password", new Date())).toMatchObject({ email });
    expect(await resetPassword(accounts, token, "stolen link", new Date())).toBeNull();
    expect((await readCurrentUser(accounts, headers))[0]).toEqual({ kind: "visitor" });
    expect(await db.select().from(sessions)).toEqual([]);
    expect(await signIn(accounts, { email, password }, from())).toMatchObject({ ok: false });
    expect(await signIn(accounts, { email, password: "a new password" }, from())).toMatchObject({ ok: true });
    expect(accounts.mails.at(-1)?.subject).toBe("Your Fursa password was changed");
  });

  test("gets the same response for an address without an account, and no email", async ({ db }) => {
    const accounts = testAccounts(db);
    await signUp(accounts, { email, password }, from());
    accounts.mails.length = 0;
    const known = await askForReset(accounts, email, "client");
    const unknown = await askForReset(accounts, "nobody@example.com", "client");
    expect({ ...unknown, refund: null }).toEqual({ ...known, refund: null });
    await accounts.settled();
    expect(accounts.mails.map(({ to }) => to)).toEqual([email]);
  });

  test("can be requested four times an hour", async ({ db }) => {
    const accounts = testAccounts(db);
    for (let attempt = 0; attempt < 4; attempt++) await askForReset(accounts, email, "client");
    expect(await askForReset(accounts, email, "client")).toMatchObject({ ok: false });
    await accounts.settled();
  });
});

describe("a confirmation that never arrived", () => {
  test("is sent again to an address that waits for it, and to no other", async ({ db }) => {
    const accounts = testAccounts(db);
    await signUp(accounts, { email, password }, from());
    accounts.mails.length = 0;
    await askForConfirmation(accounts, email, "client");
    await askForConfirmation(accounts, "nobody@example.com", "client");
    await accounts.settled();
    expect(accounts.mails.map(({ to }) => to)).toEqual([email]);
    await db.update(users).set({ emailVerified: true }).where(eq(users.email, email));
    await askForConfirmation(accounts, email, "client");
    await accounts.settled();
    expect(accounts.mails).toHaveLength(1);
  });
});

test("signing out ends the session on the server, not only in the browser", async ({ db }) => {
  const accounts = testAccounts(db);
  const { headers } = await signedIn(accounts, email);
  const answer = await accounts.auth.api.signOut({ headers, returnHeaders: true });
  expect(answer.headers.getSetCookie().join()).toContain("Max-Age=0");
  expect((await readCurrentUser(accounts, headers))[0]).toEqual({ kind: "visitor" });
  expect(cookieHeader(answer.headers.getSetCookie()).get("Cookie")).not.toContain("session_token=ey");
});

test("when too many people sign in at once, they are asked to come back, and no attempt is counted", async ({
  db,
}) => {
  await signedIn(testAccounts(db), email);
  const busy = testAccounts(db, { passwords: { ...quickPasswords, isFull: () => true } });
  for (let time = 0; time < 50; time++)
    expect(await signIn(busy, { email, password }, from())).toEqual({ ok: false, reason: "busy" });
  expect(await signUp(busy, { email: "juma@example.com", password }, from())).toEqual({
    ok: false,
    reason: "busy",
  });
  expect(await signIn(testAccounts(db), { email, password }, from())).toMatchObject({ ok: true });
});
