import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import type { Database } from "#database/database.ts";
import {
  alertSettings,
  colleges,
  internships,
  mailings,
  outbox,
  profiles,
  remindersSent,
  savedItems,
  scholarships,
  users,
} from "#database/schema/index.ts";
import { asViewer } from "#database/viewer.ts";
import { test } from "#tests/support/database/test-database.ts";
import { aMember, somebody } from "#tests/support/people/people.ts";
import { aStudent } from "#tests/support/people/students.ts";
import { sendReminders } from "./send-reminders.server.ts";

const tools = { origin: "https://fursa.example", secret: "a-secret-of-thirty-two-characters-or-more" };
const longAgo = new Date("2026-10-01T12:00:00Z");
/** Six in the morning, this many days before 15 December 2026, on which everything here closes. */
const before = (days: number) => new Date(Date.parse("2026-12-15T06:00:00Z") - days * 86_400_000);
const send = (db: Database, daysBefore: number) => sendReminders(db, before(daysBefore), tools);

async function saved(db: Database, userId: string, more: Partial<typeof savedItems.$inferInsert> = {}) {
  const [one] = await db
    .insert(scholarships)
    .values({ title: "Rhodes", country: "Kenya", deadline: "2026-12-15" })
    .returning();
  await db.insert(savedItems).values({ userId, scholarshipId: one?.id, createdAt: longAgo, ...more });
  return one?.id ?? "";
}

describe("a reminder", () => {
  test("comes 14, 3 and 1 days before something saved closes, and on no other day", async ({ db }) => {
    const { userId, email } = await aStudent(db);
    await saved(db, userId);
    const days = [];
    for (let day = 20; day >= -2; day--) if ((await send(db, day)).written > 0) days.push(day);
    expect(days).toEqual([14, 3, 1]);
    const mails = await db.select().from(outbox).orderBy(outbox.createdAt);
    expect(mails.map(({ subject }) => subject)).toEqual([
      "Closes in 14 days: Rhodes",
      "Closes in 3 days: Rhodes",
      "Closes tomorrow: Rhodes",
    ]);
    expect(mails[1]).toMatchObject({ recipient: email, purpose: "reminder" });
    expect(mails[1]?.text).toContain("Closes 15 December 2026 · Open now, closes in 3 days");
    expect(mails[1]?.text).toContain("https://fursa.example/saved");
    expect(mails[1]?.headers).toHaveProperty("List-Unsubscribe-Post", "List-Unsubscribe=One-Click");
  });

  test("that was missed goes out once, with the days that remain", async ({ db }) => {
    const { userId } = await aStudent(db);
    await saved(db, userId);
    const days = [];
    for (const day of [15, 9, 8, 2, 2, 0, 0]) if ((await send(db, day)).written > 0) days.push(day);
    expect(days).toEqual([9, 2, 0]);
    const mails = await db.select().from(outbox).orderBy(outbox.createdAt);
    expect(mails.map(({ subject }) => subject)).toEqual([
      "Closes in 9 days: Rhodes",
      "Closes in 2 days: Rhodes",
      "Closes today: Rhodes",
    ]);
  });

  test("is one email for everything that is due, of each kind", async ({ db }) => {
    const { userId } = await aStudent(db);
    await saved(db, userId);
    const [job] = await db
      .insert(internships)
      .values({ title: "Outreachy", applicationDeadline: "2026-12-14" })
      .returning();
    const [college] = await db.insert(colleges).values({ name: "Makerere" }).returning();
    await db.insert(savedItems).values([
      { userId, internshipId: job?.id, createdAt: longAgo },
      { userId, collegeId: college?.id, createdAt: longAgo },
    ]);
    expect(await send(db, 4)).toEqual({ written: 1 });
    const [mailing] = await db.select().from(mailings);
    expect(mailing).toMatchObject({ kind: "reminder", subject: "2 saved deadlines are near: Outreachy" });
    expect(mailing?.items.map(({ title }) => title)).toEqual(["Outreachy", "Rhodes"]);
  });

  test("does not come if its day had passed before the item was saved", async ({ db }) => {
    const { userId } = await aStudent(db);
    await saved(db, userId, { createdAt: new Date("2026-12-05T12:00:00Z") });
    const days = [];
    for (let day = 9; day >= 0; day--) if ((await send(db, day)).written > 0) days.push(day);
    expect(days).toEqual([3, 1]);
  });

  test("comes again when the deadline moves", async ({ db }) => {
    const { userId } = await aStudent(db);
    const id = await saved(db, userId);
    expect(await send(db, 3)).toEqual({ written: 1 });
    await db.update(scholarships).set({ deadline: "2026-12-16" }).where(eq(scholarships.id, id));
    expect(await send(db, 2)).toEqual({ written: 1 });
  });

  test("says when a date is only the usual one", async ({ db }) => {
    const { userId } = await aStudent(db);
    const id = await saved(db, userId);
    await db
      .update(scholarships)
      .set({ deadline: null, usualCloses: "12-15" })
      .where(eq(scholarships.id, id));
    await send(db, 3);
    const [mail] = await db.select().from(outbox);
    expect(mail?.text).toContain("Usually closes on 15 December");
    expect(mail?.text).toContain("This is the usual day. Check the official site for this year's.");
  });

  test("reaches everyone when it is sent in small batches", async ({ db }) => {
    for (let n = 0; n < 5; n++) await saved(db, (await aStudent(db)).userId);
    expect(await sendReminders(db, before(3), tools, { size: 2 })).toEqual({ written: 5 });
  });
});

describe("no reminder comes", () => {
  test.for(["applied", "shortlisted", "accepted", "rejected"] as const)(
    "for an item whose status is %s",
    async (status, { db }) => {
      const { userId } = await aStudent(db);
      await saved(db, userId, { status });
      expect(await send(db, 3)).toEqual({ written: 0 });
    },
  );

  test("for what is not open to them, until their profile changes that", async ({ db }) => {
    const { userId } = await aStudent(db, { sex: "male" });
    const women = await saved(db, userId, { wantsOpening: true });
    await db.update(scholarships).set({ title: "For women", womenOnly: true });
    expect(await send(db, 14), "nor that it is open now").toEqual({ written: 0 });
    const open = await saved(db, userId);
    expect(await send(db, 3)).toEqual({ written: 1 });
    const [mail] = await db.select().from(outbox);
    expect(mail?.subject).toBe("Closes in 3 days: Rhodes");
    expect(mail?.text).toContain("We leave out what isn't open to you.");
    expect(mail?.text).not.toContain("For women");
    await db.update(profiles).set({ sex: "female" });
    await db.delete(savedItems).where(eq(savedItems.scholarshipId, open));
    expect(await send(db, 2)).toEqual({ written: 1 });
    const [, later] = await db.select().from(outbox).orderBy(outbox.createdAt);
    expect(later?.text).toContain(`https://fursa.example/scholarship/${women}`);
  });

  test("for a member with emails off, with reminders off, or without a confirmed address", async ({ db }) => {
    const off = await aStudent(db, { emailNotifications: false });
    const noReminders = await aStudent(db);
    await db.insert(alertSettings).values({ userId: noReminders.userId, wantsReminders: false });
    const unconfirmed = await aStudent(db);
    await db.update(users).set({ emailVerified: false }).where(eq(users.id, unconfirmed.userId));
    for (const { userId } of [off, noReminders, unconfirmed]) await saved(db, userId);
    expect(await send(db, 3)).toEqual({ written: 0 });
    await db.update(profiles).set({ emailNotifications: true });
    expect(await send(db, 3)).toEqual({ written: 1 });
  });
});

test("a reminder is visible to its member, and not to a stranger", async ({ db }) => {
  const { userId } = await aStudent(db);
  await saved(db, userId);
  await send(db, 3);
  const stranger = await somebody(db, "Brian Otieno");
  const seenBy = (who: string) => asViewer(aMember(db, who), (own) => own.select().from(remindersSent));
  expect(await seenBy(userId)).toHaveLength(1);
  expect(await seenBy(stranger)).toEqual([]);
});
