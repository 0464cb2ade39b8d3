import { eq } from "drizzle-orm";
import { RouterContextProvider } from "react-router";
import { afterEach, expect, vi } from "vitest";
import { currentUserContext } from "#app/accounts/session/current-user.server.ts";
import { inSession } from "#app/accounts/signed-in.server.ts";
import { sessions } from "#database/schema/index.ts";
import { test } from "#tests/support/database/test-database.ts";
import { signedIn, testAccounts } from "#tests/support/people/accounts.ts";
import { somebody } from "#tests/support/people/people.ts";
import { aSignedInMember } from "#tests/support/people/signed-in-member.ts";
import { endSession, listSessions } from "./sessions.server.ts";

afterEach(() => vi.unstubAllEnvs());

const startedAt = new Date("2026-11-15T20:00:00Z");
const aSession = (userId: string) => ({
  userId,
  token: `token of ${userId}`,
  createdAt: startedAt,
  expiresAt: new Date("2026-12-15T20:00:00Z"),
});

test("a session is dated by the day in UTC, whatever the server's time zone", async ({ db }) => {
  const userId = await somebody(db, "Amina Yusuf");
  await db.insert(sessions).values(aSession(userId));
  for (const zone of ["Pacific/Kiritimati", "Pacific/Pago_Pago", "Africa/Nairobi"]) {
    vi.stubEnv("TZ", zone);
    const [session] = await listSessions(db, aSignedInMember(db, userId), startedAt);
    expect(session?.since).toBe("15 November 2026");
  }
});

test("a session can be ended by its owner only, and an invalid id ends none", async ({ db }) => {
  const userId = await somebody(db, "Amina Yusuf");
  const stranger = await somebody(db, "Brian Otieno");
  const [session] = await db.insert(sessions).values(aSession(userId)).returning({ id: sessions.id });
  const id = session?.id ?? "";
  expect(await endSession(db, aSignedInMember(db, stranger), id)).toBe(false);
  for (const name of ["", "x", "__proto__", "\0", "null", `${id}'`, "-".repeat(36)]) {
    expect(await endSession(db, aSignedInMember(db, userId), name)).toBe(false);
  }
  expect(await db.select().from(sessions).where(eq(sessions.id, id))).toHaveLength(1);
  expect(await endSession(db, aSignedInMember(db, userId), id)).toBe(true);
});

test("a session that has ended in the meantime leads to sign-in, as does a second press of the button that ended it", async ({
  db,
}) => {
  const accounts = testAccounts(db);
  const { headers, currentUser } = await signedIn(accounts, "amina@example.com");
  const context = new RouterContextProvider();
  context.set(currentUserContext, currentUser);
  const request = new Request("http://fursa.test/profile/security", { method: "POST" });
  await db.delete(sessions);
  const answer = await inSession(request, context, accounts.auth.api.endOtherSessions({ headers })).catch(
    (thrown: Response) => thrown,
  );
  expect(answer).toMatchObject({ status: 302 });
  expect((answer as Response).headers.get("Location")).toBe("/auth?return=%2Fprofile%2Fsecurity");
});
