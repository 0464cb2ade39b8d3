import { eq, sql } from "drizzle-orm";
import { expect } from "vitest";
import { sessions, userRoles, users } from "#database/schema/index.ts";
import { test } from "#tests/support/database/test-database.ts";
import { signedIn, testAccounts } from "#tests/support/people/accounts.ts";
import { readCurrentUser } from "./current-user.server.ts";
import { findFreshSession } from "./fresh-session.server.ts";

const email = "amina@example.com";

test("a session and its user are read in one query, and equal what better-auth reads", async ({ db }) => {
  const accounts = testAccounts(db);
  const { headers } = await signedIn(accounts, email);
  const known = await accounts.auth.api.getSession({ headers });
  const fresh = await findFreshSession(accounts, headers);
  expect(fresh).toMatchObject({
    userId: known?.user.id,
    email,
    emailVerified: false,
    sessionId: known?.session.id,
    aal: "aal1",
    isAdmin: false,
    hasFactor: false,
  });
  expect(new Date(fresh?.signedInAt ?? 0)).toEqual(known?.session.createdAt);
  const [{ id } = { id: "" }] = await db.select({ id: users.id }).from(users);
  await db.insert(userRoles).values({ userId: id, role: "admin" });
  expect((await readCurrentUser(accounts, headers))[0].kind).toBe("admin");
});

test("a cookie that was changed in any letter belongs to nobody", async ({ db }) => {
  const accounts = testAccounts(db);
  const { headers } = await signedIn(accounts, email);
  const cookie =
    headers
      .get("Cookie")
      ?.split("; ")
      .find((each) => each.includes("session_token=")) ?? "";
  const [name = "", value = ""] = cookie.split(/=(.*)/s);
  const signature = decodeURIComponent(value).split(".")[1] ?? "";
  const other = (signature.startsWith("A") ? "B" : "A") + signature.slice(1);
  for (const forged of [
    `${name}=${value.replace(/^./, "_")}`,
    `${name}=${encodeURIComponent(`${value.split(".")[0]}.${other}`)}`,
    `${name}=${value.split(".")[0]}`,
    `${name}=${value}x`,
    `x${name}=${value}`,
    `${name}=%`,
    `${name}=`,
  ])
    expect(await findFreshSession(accounts, new Headers({ Cookie: forged })), forged).toBeNull();
  expect(await findFreshSession(accounts, new Headers({ Cookie: `a=1; ${cookie}` }))).not.toBeNull();
});

test("a session that is due for renewal is extended, and an expired one ends", async ({ db }) => {
  const accounts = testAccounts(db);
  const { headers } = await signedIn(accounts, email);
  const expire = (inDays: number) =>
    db.update(sessions).set({ expiresAt: sql`now() + make_interval(days => ${inDays}::int)` });
  await expire(28);
  const [currentUser, cookies] = await readCurrentUser(accounts, headers);
  expect([currentUser.kind, cookies.length > 0]).toEqual(["member", true]);
  expect((await readCurrentUser(accounts, headers))[1]).toEqual([]);
  await expire(-1);
  expect((await readCurrentUser(accounts, headers))[0]).toEqual({ kind: "visitor" });
  expect(
    await db
      .select()
      .from(sessions)
      .where(eq(sessions.userId, "userId" in currentUser ? currentUser.userId : "")),
  ).toEqual([]);
});
