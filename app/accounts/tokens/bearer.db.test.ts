import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import type { Database } from "#database/database.ts";
import { factors, sessions, userRoles } from "#database/schema/index.ts";
import { test } from "#tests/support/database/test-database.ts";
import { signedIn, testAccounts } from "#tests/support/people/accounts.ts";
import { readBearer } from "./bearer.server.ts";
import { makeToken } from "./make-token.server.ts";

const nobody = { kind: "nobody" };

async function withToken(db: Database) {
  const accounts = testAccounts(db);
  const { headers, currentUser } = await signedIn(accounts, "amina@example.com");
  if (currentUser.kind === "visitor") throw new Error("nobody signed in");
  const { token } = await accounts.auth.api.getToken({ headers });
  const read = (given = `Bearer ${token}`) =>
    readBearer(accounts, new Headers({ Authorization: given }), new Date());
  return { accounts, headers, token, read, userId: currentUser.userId, sessionId: currentUser.sessionId };
}

describe("a bearer token", () => {
  test("identifies its user, with their current role", async ({ db }) => {
    const { read, userId } = await withToken(db);
    expect(await read()).toEqual({ kind: "member", userId });
    await db.insert(userRoles).values({ userId, role: "admin" });
    expect(await read()).toEqual({ kind: "admin", userId });
    await db.delete(userRoles).where(eq(userRoles.userId, userId));
    expect(await read()).toEqual({ kind: "member", userId });
  });

  test("is invalid once the session it was issued in has ended", async ({ db }) => {
    const { read, userId } = await withToken(db);
    await db.delete(sessions).where(eq(sessions.userId, userId));
    expect(await read()).toEqual(nobody);
  });

  test("is not issued for a session that ended after the request arrived, or while it was issued", async ({
    db,
  }) => {
    const { accounts, headers, sessionId, userId } = await withToken(db);
    expect(await makeToken(accounts, headers, sessionId)).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    const endsMeanwhile = {
      db,
      auth: {
        ...accounts.auth,
        api: {
          ...accounts.auth.api,
          getToken: async () => {
            const made = await accounts.auth.api.getToken({ headers });
            await db.delete(sessions).where(eq(sessions.userId, userId));
            return made;
          },
        },
      },
    } as unknown as typeof accounts;
    expect(await makeToken(endsMeanwhile, headers, sessionId)).toBeNull();
    expect(await makeToken(accounts, headers, sessionId)).toBeNull();
  });

  test("is invalid without the second step, once there is one", async ({ db }) => {
    const { read, userId } = await withToken(db);
    await db.insert(userRoles).values({ userId, role: "admin" });
    await db.insert(factors).values({
      userId,
      factorType: "phone",
      friendlyName: "Mine",
      phone: "+254700000001",
      status: "verified",
    });
    expect(await read()).toEqual(nobody);
    await db.update(sessions).set({ aal: "aal2" }).where(eq(sessions.userId, userId));
    expect(await read()).toEqual({ kind: "admin", userId });
  });

  test("can't be forged or altered", async ({ db }) => {
    const { token, read, userId } = await withToken(db);
    const [head = "", body = "", signature = ""] = token.split(".");
    const claims = JSON.parse(Buffer.from(body, "base64url").toString());
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
    const others = [
      "",
      token,
      "Bearer",
      "Bearer x",
      `Basic ${token}`,
      `Bearer ${head}.${encode({ ...claims, role: "admin", aal: "aal2" })}.${signature}`,
      `Bearer ${head}.${body}.`,
      `Bearer ${encode({ alg: "none" })}.${body}.`,
      `Bearer ${encode({ alg: "HS256", kid: JSON.parse(Buffer.from(head, "base64url").toString()).kid })}.${body}.${signature}`,
    ];
    for (const other of others) expect(await read(other), other).toEqual(nobody);
    expect(await read()).toMatchObject({ userId });
  });
});
