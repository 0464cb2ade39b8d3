import { eq, sql } from "drizzle-orm";
import { describe, expect } from "vitest";
import type { Database } from "#database/database.ts";
import {
  alertSettings,
  colleges,
  outbox,
  savedItems,
  savedNewsSent,
  scholarships,
} from "#database/schema/index.ts";
import { asViewer, asWorker } from "#database/viewer.ts";
import { test } from "#tests/support/database/test-database.ts";
import { aMember, anAdmin, somebody } from "#tests/support/people/people.ts";
import { aStudent } from "#tests/support/people/students.ts";
import { sendReminders } from "../reminders/send-reminders.server.ts";

const tools = { origin: "https://fursa.example", secret: "a-secret-of-thirty-two-characters-or-more" };
const longAgo = new Date("2020-10-01T12:00:00Z");
/** Mornings from tomorrow on: triggers record the tests' changes with the database's clock. */
const morning = (days: number) => new Date(Date.now() + days * 86_400_000);
const far = "2099-12-15";
const later = "2099-12-20";

async function saved(db: Database, more: Partial<typeof savedItems.$inferInsert> = {}) {
  const { userId, email } = await aStudent(db);
  const [one] = await db.insert(scholarships).values({ title: "Rhodes", deadline: far }).returning();
  const id = one?.id ?? "";
  await db.insert(savedItems).values({ userId, scholarshipId: id, createdAt: longAgo, ...more });
  return { userId, email, id };
}

const edit = async (db: Database, id: string, values: Partial<typeof scholarships.$inferInsert>) =>
  asViewer(anAdmin(db, await somebody(db)), (own) =>
    own.update(scholarships).set(values).where(eq(scholarships.id, id)),
  );
const texts = async (db: Database) =>
  (await db.select().from(outbox).orderBy(outbox.createdAt)).map(({ text }) => text);
const subjects = async (db: Database) =>
  (await db.select().from(outbox).orderBy(outbox.createdAt)).map(({ subject }) => subject);

describe("a member who saved a record is notified", () => {
  test("once of a deadline that an editor moved, with the old and the new date", async ({ db }) => {
    const { email, id } = await saved(db);
    await edit(db, id, { deadline: later });
    expect(await sendReminders(db, morning(1), tools)).toEqual({ written: 1 });
    expect(await sendReminders(db, morning(1), tools)).toEqual({ written: 0 });
    expect(await sendReminders(db, morning(2), tools)).toEqual({ written: 0 });
    const [mail] = await db.select().from(outbox);
    expect(mail).toMatchObject({ recipient: email, purpose: "reminder", subject: "Changed: Rhodes" });
    expect(mail?.text).toContain("Closes: 20 December 2099 (was 15 December 2099)");
    expect(mail?.html).toContain("Closes: 20 December 2099 (was 15 December 2099)");
    expect(mail?.text).toContain(`https://fursa.example/scholarship/${id}`);
  });

  test("of a new date that the scraper found, and of a listing that was taken down", async ({ db }) => {
    const { id } = await saved(db);
    await asWorker(db, (own) =>
      own.update(scholarships).set({ usualOpens: "08" }).where(eq(scholarships.id, id)),
    );
    await sendReminders(db, morning(1), tools);
    await asWorker(db, (own) =>
      own.execute(sql`select unpublish_records('scholarships', array[${id}::uuid], 'dead link')`),
    );
    await sendReminders(db, morning(2), tools);
    const [first, second] = await texts(db);
    expect(first).toContain("Usually opens: August (was not known)");
    expect(second).toContain("We no longer list it.");
    expect(second).not.toContain(`/scholarship/${id}`);
  });

  test("of a college's new dates, and of a deleted record", async ({ db }) => {
    const { userId, id } = await saved(db);
    const [college] = await db.insert(colleges).values({ name: "Makerere" }).returning();
    await db.insert(savedItems).values({ userId, collegeId: college?.id, createdAt: longAgo });
    await asViewer(anAdmin(db, await somebody(db)), async (own) => {
      await own.update(colleges).set({ applicationDeadline: far });
      await own.delete(scholarships).where(eq(scholarships.id, id));
    });
    expect(await sendReminders(db, morning(1), tools)).toEqual({ written: 1 });
    expect(await subjects(db)).toEqual([expect.stringContaining("News about 2 things you saved: ")]);
    const [text] = await texts(db);
    expect(text).toContain("Makerere\nCloses: 15 December 2099 (was not known)");
    expect(text).toContain("Rhodes\nWe no longer list it.");
  });

  test("of all changes together in the email that reminds of a deadline, once a day", async ({ db }) => {
    const { id } = await saved(db);
    const near = morning(3).toISOString().slice(0, 10);
    await edit(db, id, { deadline: near });
    expect(await sendReminders(db, morning(0), tools)).toEqual({ written: 1 });
    expect(await subjects(db)).toEqual(["Closes in 3 days: Rhodes"]);
    expect((await texts(db))[0]).toContain("(was 15 December 2099)");
    await edit(db, id, { isRolling: true });
    expect(await sendReminders(db, morning(0), tools), "the second of a day").toEqual({ written: 0 });
    expect(await sendReminders(db, morning(1), tools), "the next day").toEqual({ written: 1 });
  });

  test("not of a change that was undone, of a description, or of a change before they saved it", async ({
    db,
  }) => {
    const { id } = await saved(db);
    const late = await saved(db, { createdAt: morning(1) });
    await edit(db, id, { deadline: later });
    await edit(db, id, { deadline: far, description: "Another one" });
    await edit(db, late.id, { deadline: later });
    expect(await sendReminders(db, morning(1), tools)).toEqual({ written: 0 });
    expect(await sendReminders(db, morning(2), tools)).toEqual({ written: 0 });
  });

  test("of nothing after two weeks without email delivery", async ({ db }) => {
    const { id } = await saved(db);
    await edit(db, id, { deadline: later });
    expect(await sendReminders(db, morning(15), tools)).toEqual({ written: 0 });
  });

  test.for(["applied", "rejected"] as const)("of nothing once the item is %s", async (status, { db }) => {
    const { id } = await saved(db, { status });
    await edit(db, id, { deadline: later });
    expect(await sendReminders(db, morning(1), tools)).toEqual({ written: 0 });
  });

  test("of nothing while reminders are off", async ({ db }) => {
    const { id, userId } = await saved(db);
    await db.insert(alertSettings).values({ userId, wantsReminders: false });
    await edit(db, id, { deadline: later });
    expect(await sendReminders(db, morning(1), tools)).toEqual({ written: 0 });
  });

  test("of everything when the work is done in batches of one", async ({ db }) => {
    for (let n = 0; n < 3; n++) await edit(db, (await saved(db)).id, { deadline: later });
    expect(await sendReminders(db, morning(1), tools, { size: 1 })).toEqual({ written: 3 });
  });
});

describe("a member with an opening alert is notified", () => {
  const opensIn = async (db: Database, id: string, day: string) =>
    db.update(scholarships).set({ deadline: null, opensOn: day }).where(eq(scholarships.id, id));

  test("once, on the day that it opens, and again at the next opening", async ({ db }) => {
    const { id } = await saved(db, { wantsOpening: true });
    await opensIn(db, id, "2026-08-03");
    const days: string[] = [];
    for (const day of ["2026-08-02", "2026-08-03", "2026-08-04", "2026-09-20"])
      if ((await sendReminders(db, new Date(`${day}T06:30:00Z`), tools)).written > 0) days.push(day);
    await opensIn(db, id, "2027-08-10");
    for (const day of ["2027-08-09", "2027-08-10", "2027-08-11"])
      if ((await sendReminders(db, new Date(`${day}T06:30:00Z`), tools)).written > 0) days.push(day);
    expect(days).toEqual(["2026-08-03", "2027-08-10"]);
    expect(await subjects(db)).toEqual(["Open now: Rhodes", "Open now: Rhodes"]);
    expect((await texts(db))[0]).toContain("You asked us to tell you when these open.");
  });

  test("in the usual month too, and not again when the date is announced", async ({ db }) => {
    const { id } = await saved(db, { wantsOpening: true });
    await db
      .update(scholarships)
      .set({ deadline: null, usualOpens: "08", usualCloses: "10" })
      .where(eq(scholarships.id, id));
    expect(await sendReminders(db, new Date("2026-07-31T06:30:00Z"), tools)).toEqual({ written: 0 });
    expect(await sendReminders(db, new Date("2026-08-01T06:30:00Z"), tools)).toEqual({ written: 1 });
    await db.update(scholarships).set({ opensOn: "2026-08-02" }).where(eq(scholarships.id, id));
    expect(await sendReminders(db, new Date("2026-08-02T06:30:00Z"), tools)).toEqual({ written: 0 });
  });

  test("and a member without the alert is not", async ({ db }) => {
    const { id } = await saved(db);
    await opensIn(db, id, "2026-08-03");
    expect(await sendReminders(db, new Date("2026-08-03T06:30:00Z"), tools)).toEqual({ written: 0 });
  });
});

test("a member's changes are visible to them, and to no other member", async ({ db }) => {
  const { id, userId } = await saved(db);
  await edit(db, id, { deadline: later });
  await sendReminders(db, morning(1), tools);
  const stranger = await somebody(db, "Brian Otieno");
  const seenBy = (who: string) => asViewer(aMember(db, who), (own) => own.select().from(savedNewsSent));
  expect(await seenBy(userId)).toHaveLength(1);
  expect(await seenBy(stranger)).toEqual([]);
});
