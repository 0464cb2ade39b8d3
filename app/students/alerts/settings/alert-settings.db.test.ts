import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { alertSettings, mailAddresses, mailings, profiles, users } from "#database/schema/index.ts";
import { test } from "#tests/support/database/test-database.ts";
import { somebody } from "#tests/support/people/people.ts";
import { aSignedInMember, askedBy } from "#tests/support/people/signed-in-member.ts";
import { aStudent } from "#tests/support/people/students.ts";
import { wantsNewsletter } from "../recipients.server.ts";
import {
  findAlertSettings,
  isAddressPaused,
  listMailings,
  pauseAlerts,
  saveAlertSettings,
  tryAddressAgain,
} from "./alert-settings.server.ts";
import { settingsForm } from "./settings-form.server.ts";

const now = new Date("2026-11-20T12:00:00Z");
const values = {
  emailNotifications: false,
  rhythm: "weekly",
  minimumPercent: 70,
  wantsReminders: false,
  wantsSummary: true,
  newsletterSubscribed: false,
} as const;

describe("a member's alert settings", () => {
  test("are everything, daily, from 30 percent, until the member chooses", async ({ db }) => {
    const { userId } = await aStudent(db);
    expect(await askedBy(aSignedInMember(db, userId), findAlertSettings)).toEqual({
      values: {
        emailNotifications: true,
        rhythm: "daily",
        minimumPercent: 30,
        wantsReminders: true,
        wantsSummary: false,
        newsletterSubscribed: true,
      },
      isPaused: false,
      waitsForGuardian: false,
    });
  });

  test("are changed for their owner only, and pausing changes nothing else", async ({ db }) => {
    const { userId } = await aStudent(db);
    const other = aSignedInMember(db, (await aStudent(db)).userId);
    const member = aSignedInMember(db, userId);
    const before = await askedBy(other, findAlertSettings);
    expect(await saveAlertSettings(member, values, now)).toBe(true);
    await pauseAlerts(member, now);
    expect(await askedBy(member, findAlertSettings)).toMatchObject({ values, isPaused: true });
    await pauseAlerts(member, null);
    expect(await askedBy(member, findAlertSettings)).toMatchObject({ values, isPaused: false });
    expect(await askedBy(other, findAlertSettings)).toEqual(before);
    const [profile] = await db.select().from(profiles).where(eq(profiles.userId, userId));
    expect(profile).toMatchObject({ emailNotifications: false, newsletterSubscribed: false });
  });

  test("don't reset what has been searched already when they are saved", async ({ db }) => {
    const { userId } = await aStudent(db);
    await db.insert(alertSettings).values({ userId, seenUntil: now });
    await saveAlertSettings(aSignedInMember(db, userId), values, now);
    expect(await db.select().from(alertSettings)).toMatchObject([{ seenUntil: now, rhythm: "weekly" }]);
  });

  test("need a profile", async ({ db }) => {
    const member = aSignedInMember(db, await somebody(db));
    expect(await askedBy(member, findAlertSettings)).toBeNull();
    expect(await saveAlertSettings(member, values, now)).toBe(false);
  });

  test("say that a member under 18 waits for a guardian", async ({ db }) => {
    const { userId } = await aStudent(db, { ageBand: "under_18" });
    expect(await askedBy(aSignedInMember(db, userId), findAlertSettings)).toMatchObject({
      waitsForGuardian: true,
    });
  });

  test("don't mention a guardian to someone who gave no age, whom the newsletter reaches", async ({ db }) => {
    const { userId } = await aStudent(db, { ageBand: null });
    expect(await askedBy(aSignedInMember(db, userId), findAlertSettings)).toMatchObject({
      values: { newsletterSubscribed: true },
      waitsForGuardian: false,
    });
    const [found] = await db
      .select({ wants: wantsNewsletter })
      .from(profiles)
      .where(eq(profiles.userId, userId));
    expect(found).toEqual({ wants: true });
  });

  test.for(["29", "101", "55.5", "", "many"])("refuse %j as a percentage", (minimumPercent) => {
    expect(settingsForm.safeParse({ rhythm: "daily", minimumPercent }).success).toBe(false);
  });
});

test("a member's sent emails are listed, the newest thirty first; a stranger's list does not have them", async ({
  db,
}) => {
  const { userId } = await aStudent(db);
  const stranger = aSignedInMember(db, (await aStudent(db)).userId);
  await db.insert(mailings).values(
    Array.from({ length: 31 }, (_, n) => ({
      userId,
      kind: "alert" as const,
      day: `2026-10-${String(n + 1).padStart(2, "0")}`,
      subject: `Mail ${n + 1}`,
    })),
  );
  const listed = await askedBy(aSignedInMember(db, userId), listMailings);
  expect(listed).toHaveLength(30);
  expect(listed[0]).toMatchObject({ subject: "Mail 31", deliveredAt: null });
  expect(await askedBy(stranger, listMailings)).toEqual([]);
});

test("an address that is on hold can be reactivated by its owner and by nobody else", async ({ db }) => {
  const { userId } = await aStudent(db);
  const member = aSignedInMember(db, userId);
  await db.update(users).set({ email: member.email }).where(eq(users.id, userId));
  await db.insert(mailAddresses).values({ address: member.email, hardFailures: 3, pausedAt: now });
  const stranger = aSignedInMember(db, (await aStudent(db)).userId);
  expect(await askedBy(stranger, isAddressPaused)).toBe(false);
  await tryAddressAgain(stranger);
  expect(await askedBy(member, isAddressPaused)).toBe(true);
  await tryAddressAgain(member);
  expect(await askedBy(member, isAddressPaused)).toBe(false);
});
