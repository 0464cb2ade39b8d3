import { scryptSync } from "node:crypto";
import { describe, expect } from "vitest";
import { withLanguage } from "#app/shared/languages/current-language.server.ts";
import { isUnreachable } from "#database/connection/unreachable.ts";
import { sessions, accounts as signInMethods, users } from "#database/schema/index.ts";
import { test } from "#tests/support/database/test-database.ts";
import {
  from,
  linkIn,
  password,
  quickPasswords,
  signedIn,
  testAccounts,
  tokenIn,
} from "#tests/support/people/accounts.ts";
import { findDevice } from "../devices/known-device.server.ts";
import { confirmEmail } from "../sign-in/mail-links.server.ts";
import { signIn } from "../sign-in/sign-in.server.ts";
import { signUp } from "./sign-up.server.ts";

const email = "amina@example.com";

describe("signing up", () => {
  test("creates an unconfirmed account, and signs nobody in", async ({ db }) => {
    const accounts = testAccounts(db);
    expect(await signUp(accounts, { email, password }, from())).toMatchObject({ ok: true });
    const [user] = await db.select().from(users);
    expect(user).toMatchObject({ email, emailVerified: false, name: "" });
    expect(await db.select().from(sessions)).toEqual([]);
    const [method] = await db.select().from(signInMethods);
    expect(method?.password).not.toContain(password);
  });

  test("keeps the language of the page for the emails to come", async ({ db }) => {
    await withLanguage("fr", () => signUp(testAccounts(db), { email, password }, from()));
    expect(await db.select({ language: users.language }).from(users)).toEqual([{ language: "fr" }]);
  });

  test("keeps the password as a salted hash that is slow to guess, unless a test asks for a quick one", async ({
    db,
  }) => {
    const accounts = testAccounts(db, { passwords: undefined });
    await signUp(accounts, { email, password }, from());
    const [method] = await db.select().from(signInMethods);
    const [salt = "", key] = method?.password?.split(":") ?? [];
    expect(salt).toMatch(/^[0-9a-f]{32}$/);
    const cost = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 };
    expect(scryptSync(password, salt, 64, cost).toString("hex")).toBe(key);
    expect(await signIn(accounts, { email, password }, from())).toMatchObject({ ok: true });
    expect(await signIn(accounts, { email, password: "wrong one" }, from())).toMatchObject({ ok: false });
  });

  test("sends a link that confirms the address once, for its signed-in owner", async ({ db }) => {
    const accounts = testAccounts(db);
    const { currentUser } = await signedIn(accounts, email);
    if (currentUser.kind !== "member") throw new Error("not signed in");
    const [mail] = accounts.mails;
    expect(mail).toMatchObject({ to: email, subject: "Confirm your email for Fursa" });
    const token = tokenIn(mail);
    expect(linkIn(mail).pathname).toBe("/auth/confirm");
    expect(await confirmEmail(accounts, `${token}x`, currentUser, new Date())).toBe(false);
    expect(await confirmEmail(accounts, token, currentUser, new Date())).toBe(true);
    expect(await db.select({ is: users.emailVerified }).from(users)).toEqual([{ is: true }]);
    expect(await confirmEmail(accounts, token, currentUser, new Date())).toBe(false);
  });

  test("stores a user together with the password, or not at all", async ({ db }) => {
    const accounts = testAccounts(db);
    const passwords = { ...quickPasswords, hash: async () => "what no column takes: \0" };
    await expect(signUp({ ...accounts, passwords }, { email, password }, from())).rejects.toThrow();
    expect(await db.select().from(users)).toEqual([]);
    expect(await signUp(accounts, { email, password }, from())).toMatchObject({ ok: true });
    expect(await signIn(accounts, { email, password }, from())).toMatchObject({ ok: true });
  });

  test("stores a user who comes with Google completely, or not at all", async ({ db }) => {
    const { internalAdapter } = await testAccounts(db).auth.$context;
    const come = (accountId: string) =>
      internalAdapter.createOAuthUser(
        { email, name: "", emailVerified: true },
        { providerId: "google", accountId },
      );
    await expect(come("what no column takes: \0")).rejects.toThrow();
    expect(await db.select().from(users)).toEqual([]);
    const { user } = await come("1058");
    const methods = await db.select().from(signInMethods);
    expect(methods).toMatchObject([{ userId: user.id, providerId: "google", accountId: "1058" }]);
  });

  test("reports that the database is unavailable if the connection is lost midway, and not an internal error", async ({
    db,
  }) => {
    const accounts = testAccounts(db);
    const lost = async () => {
      throw new Error("Connection terminated unexpectedly");
    };
    const broken: typeof db = Object.create(db, { transaction: { value: lost } });
    const problem = await signUp({ ...accounts, db: broken }, { email, password }, from()).catch(
      (reason) => reason,
    );
    expect(isUnreachable(problem)).toBe(true);
  });

  test("with an address that has an account gets the same response, and only the owner gets an email", async ({
    db,
  }) => {
    const accounts = testAccounts(db);
    const first = await signUp(accounts, { email, password }, from());
    const again = await signUp(accounts, { email, password: "another one" }, from("203.0.113.2"));
    if (!first.ok || !again.ok) throw new Error("one of them was refused");
    // The values are random; names, attributes and lengths must not differ.
    const shapeOf = (cookies: string[]) =>
      cookies.map((cookie) => cookie.replace(/=[^;]+/, (value) => `=${value.length}`));
    expect(shapeOf(again.deviceCookies)).toEqual(shapeOf(first.deviceCookies));
    expect(accounts.mails.map(({ to, subject }) => [to, subject])).toEqual([
      [email, "Confirm your email for Fursa"],
      [email, "You already have a Fursa account"],
    ]);
    expect(linkIn(accounts.mails[1]).pathname).toBe("/auth/reset");
    expect(await db.$count(users)).toBe(1);
    const stranger = {
      client: "203.0.113.2",
      headers: new Headers({ Cookie: again.deviceCookies[0] ?? "" }),
    };
    expect(await findDevice(accounts, stranger.headers, { email })).toBeNull();
    expect(await signIn(accounts, { email, password: "another one" }, stranger)).toMatchObject({ ok: false });
    expect(await signIn(accounts, { email, password }, from())).toMatchObject({ ok: true });
  });
});
