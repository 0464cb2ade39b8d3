import { describe, expect } from "vitest";
import { rateLimits } from "#database/schema/index.ts";
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
import { limits } from "../limits.ts";
import { prove } from "../security/prove.server.ts";
import { askForReset, resetPassword } from "../sign-in/mail-links.server.ts";
import { signIn } from "../sign-in/sign-in.server.ts";
import { signUp } from "../sign-up/sign-up.server.ts";
import { findDevice, rememberDevice } from "./known-device.server.ts";

const email = "amina@example.com";
const client = "203.0.113.1";
const tries = limits.signInAddress.tries;

/** Strangers type wrong passwords until they are rejected. */
async function attack(accounts: TestAccounts, from_ = (place: number) => `198.51.100.${place}`) {
  for (let place = 0; place < tries; place++) {
    const guess = { email, password: `wrong ${place}` };
    expect(await signIn(accounts, guess, from(from_(place)))).toEqual({ ok: false, reason: "wrong" });
  }
  expect(await signIn(accounts, { email, password }, from("198.51.100.99"))).toMatchObject({
    ok: false,
    reason: "limited",
  });
}

describe("a device that its owner has signed in on", () => {
  test("can sign in after strangers' wrong passwords have used up their attempts", async ({ db }) => {
    const accounts = testAccounts(db);
    const { headers } = await signedIn(accounts, email);
    await attack(accounts);
    expect(await signIn(accounts, { email, password }, { client, headers })).toMatchObject({ ok: true });
  });

  test("can sign in after a neighbour behind the same IP address has used up the client's attempts", async ({
    db,
  }) => {
    const accounts = testAccounts(db);
    const { headers } = await signedIn(accounts, email);
    const neighbour = { limit: limits.signInClient, subject: client };
    for (let guess = 0; guess < limits.signInClient.tries; guess++) await accounts.limits.consume(neighbour);
    expect(await signIn(accounts, { email, password }, from(client))).toMatchObject({ reason: "limited" });
    expect(await signIn(accounts, { email, password }, { client, headers })).toMatchObject({ ok: true });
  });

  test("is the one on which the account was made, and the one on which a new password was set", async ({
    db,
  }) => {
    const accounts = testAccounts(db);
    const made = await signUp(accounts, { email, password }, from());
    const deviceOfSignUp = cookieHeader("deviceCookies" in made ? made.deviceCookies : []);
    await attack(accounts);
    const known = { client, headers: deviceOfSignUp };
    expect(await signIn(accounts, { email, password }, known)).toMatchObject({ ok: true });

    await askForReset(accounts, email, client);
    await accounts.settled();
    const token = tokenIn(accounts.mails.at(-1));
    const owner = await resetPassword(accounts, token, "a new password", new Date());
    const cookies = await rememberDevice(accounts, new Headers(), owner?.userId ?? "", "aal1");
    await attack(accounts);
    const again = { client, headers: cookieHeader(cookies) };
    expect(await signIn(accounts, { email, password: "a new password" }, again)).toMatchObject({ ok: true });
  });

  test("has a separate limit of tries, as high as that of strangers in a quarter of an hour", async ({
    db,
  }) => {
    const accounts = testAccounts(db);
    const { headers } = await signedIn(accounts, email);
    for (let place = 0; place < limits.signInDevice.tries; place++) {
      const guess = { email, password: `wrong ${place}` };
      expect(await signIn(accounts, guess, { client, headers })).toEqual({ ok: false, reason: "wrong" });
    }
    expect(await signIn(accounts, { email, password }, { client, headers })).toMatchObject({
      ok: false,
      reason: "limited",
    });
    expect(await signIn(accounts, { email, password }, from())).toMatchObject({ ok: true });
  });

  test("is unknown to every other account, and to all accounts with a forged, cut or foreign cookie", async ({
    db,
  }) => {
    const accounts = testAccounts(db);
    const { headers, userId } = await confirmed(accounts, email);
    const other = await confirmed(accounts, "brian@example.com");
    expect(await findDevice(accounts, headers, { email })).toMatchObject({ aal: "aal1" });
    expect(await findDevice(accounts, headers, { userId: other.userId })).toBeNull();
    expect(await findDevice(accounts, headers, { email: "nobody@example.com" })).toBeNull();
    const value = /fursa\.device=([^;]+)/.exec(headers.get("Cookie") ?? "")?.[1] ?? "";
    const [entry = ""] = JSON.parse(Buffer.from(decodeURIComponent(value), "base64").toString());
    expect(entry).not.toContain(userId);
    const forge = (forged: unknown) =>
      new Headers({ Cookie: `fursa.device=${encodeURIComponent(btoa(JSON.stringify(forged)))}` });
    expect(await findDevice(accounts, forge([entry]), { email })).not.toBeNull();
    const forgeries = [
      entry.slice(1),
      `x${entry.slice(1)}`,
      `${entry.slice(0, -1)}_`,
      "x".repeat(36),
      null,
      {},
    ];
    for (const forged of forgeries) {
      if (forged !== entry) expect(await findDevice(accounts, forge([forged]), { email })).toBeNull();
    }
    expect(await findDevice(accounts, forge({ length: 1, 0: entry }), { email })).toBeNull();
    expect(await findDevice(accounts, new Headers({ Cookie: "fursa.device=%00" }), { email })).toBeNull();
  });

  test("is unknown again after a password change", async ({ db }) => {
    const accounts = testAccounts(db);
    const { headers } = await signedIn(accounts, email);
    await askForReset(accounts, email, client);
    await accounts.settled();
    await resetPassword(accounts, tokenIn(accounts.mails.at(-1)), "a new password", new Date());
    expect(await findDevice(accounts, headers, { email })).toBeNull();
  });

  test("may be shared: the cookie remembers at most five people", async ({ db }) => {
    const accounts = testAccounts(db);
    let headers = new Headers();
    const people = ["a", "b", "c", "d", "e", "f"].map((name) => `${name}@example.com`);
    for (const someone of people) {
      const { userId } = await confirmed(accounts, someone);
      headers = cookieHeader(await rememberDevice(accounts, headers, userId, "aal1"));
    }
    const known = await Promise.all(
      people.map((someone) => findDevice(accounts, headers, { email: someone })),
    );
    expect(known.map((device) => device !== null)).toEqual([false, true, true, true, true, true]);
    expect(headers.get("Cookie")?.length).toBeLessThan(350);
  });

  test("can confirm the password after a session elsewhere has used up its attempts", async ({ db }) => {
    const accounts = testAccounts(db);
    const { headers, userId } = await confirmed(accounts, email);
    const member = aSignedInMember(db, userId);
    const device = await findDevice(accounts, headers, { userId });
    const given = { client, now: new Date() };
    for (let attempt = 0; attempt < limits.proofPerson.tries; attempt++)
      await prove(accounts, member, { ...given, proof: "wrong", device: null });
    expect(await prove(accounts, member, { ...given, proof: password, device: null })).toMatchObject({
      ok: false,
    });
    expect(await prove(accounts, member, { ...given, proof: password, device })).toEqual({ ok: true });
  });

  test("has a cookie that is HttpOnly, same-site and, on https, secure", async ({ db }) => {
    const accounts = testAccounts(db, { origin: "https://fursa.example" });
    const made = await signUp(accounts, { email, password }, from());
    const [cookie] = "deviceCookies" in made ? made.deviceCookies : [];
    for (const flag of ["fursa.device=", "HttpOnly", "Secure", "SameSite=Lax", "Path=/", "Max-Age=31536000"])
      expect(cookie).toContain(flag);
  });
});

describe("guessing at a password", () => {
  test("is limited to a hundred attempts a week, whatever the number of devices and clients", async ({
    db,
  }) => {
    const accounts = testAccounts(db);
    await signUp(accounts, { email, password }, from());
    const week = { limit: limits.signInAddressWeek, subject: email };
    for (let guess = 0; guess < limits.signInAddressWeek.tries; guess++) await accounts.limits.consume(week);
    const refused = await signIn(accounts, { email, password }, from("198.51.100.7"));
    expect(refused).toMatchObject({ ok: false, reason: "limited" });
    expect("waitSeconds" in refused && refused.waitSeconds).toBeGreaterThan(6 * 86_400);
  });

  test("is not counted and writes no row once it is refused", async ({ db }) => {
    const accounts = testAccounts(db);
    await signUp(accounts, { email, password }, from());
    await attack(accounts);
    const byKey = (one: { key: string }, other: { key: string }) => (one.key < other.key ? -1 : 1);
    const before = (await db.select().from(rateLimits)).toSorted(byKey);
    for (const place of [101, 102, 103])
      await signIn(accounts, { email, password: "again" }, from(`198.51.100.${place}`));
    expect((await db.select().from(rateLimits)).toSorted(byKey)).toEqual(before);
  });
});

describe("a stranger who asks for someone's reset", () => {
  test("can't use up the attempts of a device that the owner has signed in on", async ({ db }) => {
    const accounts = testAccounts(db);
    const { headers } = await signedIn(accounts, email);
    for (let ask = 0; ask < 4; ask++) await askForReset(accounts, email, "stranger");
    expect(await askForReset(accounts, email, client)).toMatchObject({ ok: false });
    expect(await askForReset(accounts, email, client, headers)).toMatchObject({ ok: true });
    await accounts.settled();
  });

  test("only sends the owner links that work, and a used one resets the limit", async ({ db }) => {
    const accounts = testAccounts(db);
    await signUp(accounts, { email, password }, from());
    accounts.mails.length = 0;
    for (let ask = 0; ask < 5; ask++) await askForReset(accounts, email, "stranger");
    await accounts.settled();
    expect(accounts.mails).toHaveLength(4);
    const token = tokenIn(accounts.mails[0]);
    expect(await resetPassword(accounts, token, "a new password", new Date())).toMatchObject({ email });
    expect(await askForReset(accounts, email, client)).toMatchObject({ ok: true });
    await accounts.settled();
  });
});
