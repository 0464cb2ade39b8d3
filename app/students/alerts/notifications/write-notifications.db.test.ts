import { eq, sql } from "drizzle-orm";
import { describe, expect } from "vitest";
import type { Database } from "#database/database.ts";
import {
  profiles,
  pushDays,
  pushMessages,
  pushRemindersSent,
  savedItems,
  scholarships,
  sessions,
  unionFollows,
  unionPosts,
  unionThreads,
} from "#database/schema/index.ts";
import { test } from "#tests/support/database/test-database.ts";
import { somebody } from "#tests/support/people/people.ts";
import { aDevice, aSavedScholarship } from "#tests/support/people/push-devices.ts";
import { aStudent } from "#tests/support/people/students.ts";
import { writeNotifications } from "./write-notifications.server.ts";

/** Twenty past an hour in UTC, this many days before 15 December 2026, on which everything here closes. */
const before = (days: number, hour = 9) =>
  new Date(Date.parse("2026-12-15T00:20:00Z") - days * 86_400_000 + hour * 3_600_000);
const write = (db: Database, days: number, hour?: number) => writeNotifications(db, before(days, hour));

const written = async (db: Database) =>
  (await db.select().from(pushMessages).orderBy(pushMessages.createdAt)).map(({ sessionId, payload }) => ({
    sessionId,
    ...(JSON.parse(payload) as { title: string; body: string; path: string }),
  }));
const titles = async (db: Database) => (await written(db)).map(({ title }) => title);

/** A question that this person asked and follows, with an answer by someone else. */
async function anAnsweredQuestion(db: Database, userId: string, title = "Which essay?") {
  const [thread] = await db
    .insert(unionThreads)
    .values({ topic: "applying", title, authorId: userId })
    .returning({ id: unionThreads.id });
  const threadId = thread?.id ?? "";
  const opening = { threadId, authorId: userId, isOpening: true, heading: title, body: "Help." };
  await db.insert(unionPosts).values({ ...opening, state: "shown" });
  await db.insert(unionFollows).values({ threadId, userId, seenAt: sql`clock_timestamp()` });
  await answer(db, threadId);
  return threadId;
}

async function answer(db: Database, threadId: string) {
  const authorId = await somebody(db, "Brian Otieno");
  await db.insert(unionPosts).values({ threadId, authorId, body: "The first.", state: "shown" });
  // The database's clock isn't the test's.
  await db.update(unionThreads).set({ lastActivityAt: sql`clock_timestamp()` });
}

const today = () => writeAt(new Date());
/** Daytime in Nigeria, on the database's current day. */
function writeAt(now: Date) {
  const noon = new Date(`${now.toISOString().slice(0, 10)}T12:20:00Z`);
  return (db: Database, days = 0) => writeNotifications(db, new Date(noon.getTime() + days * 86_400_000));
}

describe("a notification of a deadline", () => {
  test("comes 3 days and 1 day before something saved closes, on every device, and on no other day", async ({
    db,
  }) => {
    const { userId } = await aStudent(db);
    const id = await aSavedScholarship(db, userId);
    const devices = [await aDevice(db, userId), await aDevice(db, userId)].map(({ sessionId }) => sessionId);
    const days = [];
    for (let day = 16; day >= -2; day--) if ((await write(db, day)).notified > 0) days.push(day);
    expect(days).toEqual([3, 1]);
    const notices = await written(db);
    expect(notices.map(({ title }) => title)).toEqual([
      ...["Rhodes closes in 3 days", "Rhodes closes in 3 days"],
      ...["Rhodes closes tomorrow", "Rhodes closes tomorrow"],
    ]);
    expect(notices[0]?.path).toBe(`/scholarship/${id}`);
    expect(notices.map(({ sessionId }) => sessionId).sort()).toEqual([...devices, ...devices].sort());
  });

  test("counts days in the country's time zone, not in UTC", async ({ db }) => {
    const { userId } = await aStudent(db, { country: "Kenya" });
    await aSavedScholarship(db, userId);
    await aDevice(db, userId);
    // Half past eleven at night in UTC is the middle of the night in Nairobi, and a new day there.
    expect(await write(db, 2, 23)).toEqual({ notified: 0 });
    expect(await write(db, 1, 5)).toEqual({ notified: 1 });
    expect(await titles(db)).toEqual(["Rhodes closes tomorrow"]);
    const [message] = await db.select().from(pushMessages);
    expect(message?.goodUntil).toEqual(new Date("2026-12-14T18:00:00Z"));
  });

  test("is not written for what is closed to the member, applied for, or saved by another", async ({
    db,
  }) => {
    const { userId } = await aStudent(db, { sex: "male" });
    const other = await aStudent(db);
    await aSavedScholarship(db, other.userId);
    await aSavedScholarship(db, userId, "Applied for");
    await db.update(savedItems).set({ status: "applied" }).where(eq(savedItems.userId, userId));
    const women = await aSavedScholarship(db, userId, "For women");
    await db.update(scholarships).set({ womenOnly: true }).where(eq(scholarships.id, women));
    await aDevice(db, userId);
    expect(await write(db, 3)).toEqual({ notified: 0 });
    await db.update(profiles).set({ sex: "female" });
    expect(await write(db, 2)).toEqual({ notified: 1 });
    expect(await titles(db)).toEqual(["For women closes in 2 days"]);
  });
});

describe("a notification of an answer", () => {
  test("comes once for news in a member's own question, and again for later news", async ({ db }) => {
    const { userId } = await aStudent(db);
    await aDevice(db, userId);
    const threadId = await anAnsweredQuestion(db, userId);
    const write = today();
    expect(await write(db)).toEqual({ notified: 1 });
    expect(await written(db)).toMatchObject([
      { title: "New answer: Which essay?", path: `/union/t/${threadId}?last` },
    ]);
    expect(await write(db, 1)).toEqual({ notified: 0 });
    await answer(db, threadId);
    expect(await write(db, 2)).toEqual({ notified: 1 });
  });

  test("does not come for what was read, for another's question, or for one that is no longer followed", async ({
    db,
  }) => {
    const { userId } = await aStudent(db);
    const asker = await aStudent(db);
    await aDevice(db, userId);
    await aDevice(db, asker.userId);
    const threadId = await anAnsweredQuestion(db, asker.userId);
    await db.insert(unionFollows).values({ threadId, userId, seenAt: new Date("2020-01-01") });
    const read = await anAnsweredQuestion(db, userId, "Read already?");
    await db
      .update(unionFollows)
      .set({ seenAt: sql`clock_timestamp() + interval '1 minute'` })
      .where(eq(unionFollows.threadId, read));
    const left = await anAnsweredQuestion(db, userId, "No longer followed?");
    await db.delete(unionFollows).where(eq(unionFollows.threadId, left));
    expect(await today()(db)).toEqual({ notified: 1 });
    expect(await titles(db)).toEqual(["New answer: Which essay?"]);
  });
});

describe("a member with notifications on", () => {
  test("gets one a day for all news, and later news the next day", async ({ db }) => {
    const { userId } = await aStudent(db);
    await aDevice(db, userId);
    await aSavedScholarship(db, userId);
    await aSavedScholarship(db, userId, "Chevening");
    expect(await write(db, 3, 9)).toEqual({ notified: 1 });
    expect(await written(db)).toMatchObject([{ title: "2 saved deadlines are near", path: "/saved" }]);
    await aSavedScholarship(db, userId, "Mandela");
    expect(await write(db, 3, 12)).toEqual({ notified: 0 });
    expect(await write(db, 2, 9)).toEqual({ notified: 1 });
    expect((await titles(db)).at(-1)).toBe("Mandela closes in 2 days");
    expect(await db.$count(pushDays)).toBe(2);
  });

  test("gets only the kinds that were chosen on each device", async ({ db }) => {
    const { userId } = await aStudent(db);
    const deadline = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    await aSavedScholarship(db, userId, "Rhodes", deadline);
    await anAnsweredQuestion(db, userId);
    const closing = await aDevice(db, userId, { wantsAnswers: false });
    const answers = await aDevice(db, userId, { wantsClosing: false });
    expect(await today()(db)).toEqual({ notified: 1 });
    const titleAt = new Map((await written(db)).map(({ sessionId, title }) => [sessionId, title]));
    expect(titleAt.get(closing.sessionId)).toBe("Rhodes closes tomorrow");
    expect(titleAt.get(answers.sessionId)).toBe("New answer: Which essay?");
  });

  test("gets none after signing out", async ({ db }) => {
    const { userId } = await aStudent(db);
    await aSavedScholarship(db, userId);
    const { sessionId } = await aDevice(db, userId);
    await db.delete(sessions).where(eq(sessions.id, sessionId));
    expect(await write(db, 3)).toEqual({ notified: 0 });
    expect(await db.$count(pushRemindersSent)).toBe(0);
  });

  test("gets each one once, in batches, and an interrupted batch is not half sent", async ({ db }) => {
    for (let person = 0; person < 5; person++) {
      const { userId } = await aStudent(db);
      await aSavedScholarship(db, userId);
      await aDevice(db, userId);
    }
    const write = () => writeNotifications(db, before(3), { size: 2 });
    await db.execute(sql`alter table push_reminders_sent add constraint cut_off check (false) not valid`);
    await expect(write()).rejects.toThrow();
    expect([await db.$count(pushDays), await db.$count(pushMessages)]).toEqual([0, 0]);
    await db.execute(sql`alter table push_reminders_sent drop constraint cut_off`);
    expect(await write()).toEqual({ notified: 5 });
    expect(await write()).toEqual({ notified: 0 });
    expect(new Set((await written(db)).map(({ sessionId }) => sessionId)).size).toBe(5);
  });
});
