import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { alertSettings, mailings, newsletterSubscribers, profiles } from "#database/schema/index.ts";
import { test } from "#tests/support/database/test-database.ts";
import { aStudent } from "#tests/support/people/students.ts";
import { findSubscribed, setSubscribed } from "./unsubscribe.server.ts";

const now = new Date("2026-11-20T12:00:00Z");
const nobody = "8f14e45f-ceea-467f-a0e6-1b2c3d4e5f60";

describe("the unsubscribe link of an email", () => {
  test.for(["alert", "reminder", "newsletter"] as const)(
    "stops the %s of its member only, and can undo that",
    async (what, { db }) => {
      const { userId: whom } = await aStudent(db);
      const other = await aStudent(db);
      expect(await findSubscribed(db, { what, whom })).toBe(true);
      expect(await setSubscribed(db, { what, whom }, false, now)).toBe(true);
      expect(await findSubscribed(db, { what, whom })).toBe(false);
      for (const untouched of (["alert", "reminder", "newsletter"] as const).filter(
        (kind) => kind !== what,
      )) {
        expect(await findSubscribed(db, { what: untouched, whom })).toBe(true);
      }
      expect(await findSubscribed(db, { what, whom: other.userId })).toBe(true);
      expect(await setSubscribed(db, { what, whom }, true, now)).toBe(true);
      expect(await findSubscribed(db, { what, whom })).toBe(true);
    },
  );

  test("stops the summary that a member has asked for; nobody else gets one", async ({ db }) => {
    const { userId: whom } = await aStudent(db);
    const stop = { what: "summary", whom } as const;
    expect(await findSubscribed(db, stop)).toBe(false);
    await setSubscribed(db, stop, true, now);
    expect(await findSubscribed(db, stop)).toBe(true);
    await setSubscribed(db, stop, false, now);
    expect(await db.select().from(alertSettings)).toMatchObject([
      { wantsSummary: false, wantsReminders: true },
    ]);
  });

  test("for the alert turns the profile's switch off", async ({ db }) => {
    const { userId: whom } = await aStudent(db);
    await setSubscribed(db, { what: "alert", whom }, false, now);
    const [profile] = await db.select().from(profiles).where(eq(profiles.userId, whom));
    expect(profile).toMatchObject({ emailNotifications: false, newsletterSubscribed: true });
    expect(await db.select().from(alertSettings)).toEqual([]);
  });

  test("stops a subscriber's newsletter", async ({ db }) => {
    const [one] = await db
      .insert(newsletterSubscribers)
      .values({ email: "visitor@example.com", confirmedAt: now })
      .returning();
    const stop = { what: "subscriber", whom: one?.id ?? "" } as const;
    expect(await setSubscribed(db, stop, false, now)).toBe(true);
    expect(await db.select().from(newsletterSubscribers)).toMatchObject([{ stoppedAt: now }]);
    expect(await setSubscribed(db, stop, true, now)).toBe(true);
    expect(await db.select().from(newsletterSubscribers)).toMatchObject([{ stoppedAt: null }]);
  });

  test("is counted once, for the latest email", async ({ db }) => {
    const { userId } = await aStudent(db);
    const mailing = { userId, kind: "newsletter", subject: "This week" } as const;
    await db.insert(mailings).values([
      { ...mailing, day: "2026-11-09" },
      { ...mailing, day: "2026-11-16" },
    ]);
    const stop = { what: "newsletter", whom: userId } as const;
    const stopped = async () =>
      (await db.select().from(mailings).orderBy(mailings.day)).map(({ stoppedAt }) => stoppedAt);
    await setSubscribed(db, stop, false, now);
    await setSubscribed(db, stop, false, new Date("2026-11-21T12:00:00Z"));
    expect(await stopped()).toEqual([null, now]);
    await setSubscribed(db, stop, true, now);
    expect(await stopped()).toEqual([null, null]);
  });

  test.for(["alert", "reminder", "newsletter", "subscriber", "summary"] as const)(
    "for the %s of a deleted account does nothing",
    async (what, { db }) => {
      expect(await findSubscribed(db, { what, whom: nobody })).toBeNull();
      expect(await setSubscribed(db, { what, whom: nobody }, false, now)).toBe(false);
    },
  );
});
