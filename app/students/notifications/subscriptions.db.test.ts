import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import type { Database } from "#database/database.ts";
import { pushMessages, pushSubscriptions, sessions } from "#database/schema/index.ts";
import { test } from "#tests/support/database/test-database.ts";
import { somebody } from "#tests/support/people/people.ts";
import { keys } from "#tests/support/people/push-devices.ts";
import { aSignedInMember, askedBy } from "#tests/support/people/signed-in-member.ts";
import { aBrowser } from "#tests/support/web/push-service.ts";
import { subscriptionForm } from "./subscription-form.server.ts";
import { deleteSubscription, findSubscription, saveSubscription } from "./subscriptions.server.ts";

/** A member who is signed in. */
async function signedIn(db: Database, userId: string) {
  const [session] = await db
    .insert(sessions)
    .values({ userId, token: crypto.randomUUID(), expiresAt: new Date("2030-01-01") })
    .returning({ id: sessions.id });
  return aSignedInMember(db, userId, "member", session?.id);
}

const wanted = (name: string, more = {}) => ({
  ...aBrowser(name).fields,
  ...{ wantsClosing: true, wantsAnswers: false },
  ...more,
});

describe("a subscription to notifications", () => {
  test("belongs to one session, can be changed and withdrawn, and withdrawing drops what was queued", async ({
    db,
  }) => {
    const amina = await somebody(db);
    const [phone, laptop] = [await signedIn(db, amina), await signedIn(db, amina)];
    await saveSubscription({ db }, phone, wanted("phone"), keys.publicKey);
    const { sessionId } = phone;
    const message = { sessionId, payload: "{}", tag: "fursa", goodUntil: new Date("2030-01-01") };
    await db.insert(pushMessages).values(message);
    expect(await askedBy(laptop, findSubscription)).toBeNull();
    expect(await askedBy(phone, findSubscription)).toMatchObject({ wantsClosing: true, wantsAnswers: false });
    await saveSubscription(
      { db },
      phone,
      wanted("phone", { wantsClosing: false, wantsAnswers: true }),
      keys.publicKey,
    );
    expect(await askedBy(phone, findSubscription)).toMatchObject({ wantsClosing: false, wantsAnswers: true });
    expect(await db.$count(pushMessages)).toBe(0);
    await deleteSubscription({ db }, laptop);
    expect(await db.$count(pushSubscriptions)).toBe(1);
    await deleteSubscription({ db }, phone);
    expect(await db.$count(pushSubscriptions)).toBe(0);
  });

  test("ends for a phone's former owner when another member subscribes on it", async ({ db }) => {
    const [amina, brian] = [
      await signedIn(db, await somebody(db)),
      await signedIn(db, await somebody(db, "Brian Otieno")),
    ];
    const browser = wanted("one phone");
    await saveSubscription({ db }, amina, browser, keys.publicKey);
    await saveSubscription({ db }, brian, browser, keys.publicKey);
    const left = await db.select().from(pushSubscriptions);
    expect(left.map(({ userId }) => userId)).toEqual([brian.userId]);
    expect(await askedBy(amina, findSubscription)).toBeNull();
  });

  test("in a sixth browser replaces the oldest one", async ({ db }) => {
    const amina = await somebody(db);
    const stranger = await signedIn(db, await somebody(db, "Brian Otieno"));
    await saveSubscription({ db }, stranger, wanted("stranger"), keys.publicKey);
    for (let place = 0; place < 6; place++) {
      const session = await signedIn(db, amina);
      await saveSubscription({ db }, session, wanted(`browser-${place}`), keys.publicKey);
      await db
        .update(pushSubscriptions)
        .set({ createdAt: new Date(2026, 10, place + 1) })
        .where(eq(pushSubscriptions.sessionId, session.sessionId));
    }
    const left = (await db.select().from(pushSubscriptions)).map(({ endpoint }) =>
      endpoint.split("/").at(-1),
    );
    expect(left.sort()).toEqual([...[1, 2, 3, 4, 5].map((place) => `browser-${place}`), "stranger"]);
  });

  test("is refused in a session that has ended in the meantime", async ({ db }) => {
    const amina = await signedIn(db, await somebody(db));
    await db.delete(sessions);
    await saveSubscription({ db }, amina, wanted("phone"), keys.publicKey);
    expect(await db.$count(pushSubscriptions)).toBe(0);
  });
});

test("is refused if it has values that no browser sends", () => {
  const { wantsClosing, wantsAnswers, ...browser } = wanted("phone");
  const isTaken = (more: object) =>
    subscriptionForm.safeParse({ ...browser, wantsClosing: "on", ...more }).success;
  expect(isTaken({})).toBe(true);
  expect([wantsClosing, wantsAnswers]).toEqual([true, false]);
  for (const wrong of [
    { endpoint: `https://push.example/${"x".repeat(1024)}` },
    { endpoint: undefined },
    { publicKey: "AAAA" },
    // As long as a point, but not on the curve.
    { publicKey: Buffer.alloc(65, 4).toString("base64url") },
    { publicKey: `${browser.publicKey}!` },
    { authSecret: "AAAA" },
    { authSecret: undefined },
  ])
    expect(isTaken(wrong)).toBe(false);
});
