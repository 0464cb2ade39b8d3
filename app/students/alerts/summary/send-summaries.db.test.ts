import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import type { Database } from "#database/database.ts";
import { alertSettings, mailings, outbox, profiles, savedItems } from "#database/schema/index.ts";
import { addScholarships } from "#tests/support/catalogue/listings.ts";
import { test } from "#tests/support/database/test-database.ts";
import { aStudent } from "#tests/support/people/students.ts";
import { listStillWanted } from "../still-wanted.server.ts";
import { sendSummaries } from "./send-summaries.server.ts";

const tools = { origin: "https://fursa.example", secret: "a-secret-of-thirty-two-characters-or-more" };
const sunday = new Date("2026-11-15T15:00:00Z");
const monday = new Date("2026-11-16T02:00:00Z");
const nextSunday = new Date("2026-11-22T15:00:00Z");

/** A member with summaries turned on. */
async function aPlanner(db: Database) {
  const student = await aStudent(db);
  await db.insert(alertSettings).values({ userId: student.userId, wantsSummary: true });
  return student;
}

async function save(
  db: Database,
  userId: string,
  what: { title: string; deadline?: string | null; status?: typeof savedItems.$inferInsert.status },
) {
  const { status = "interested", ...award } = what;
  const [scholarshipId] = await addScholarships(db, { deadline: null, ...award });
  await db.insert(savedItems).values({ userId, scholarshipId, status });
}

describe("the summary on Sundays", () => {
  test("lists what is due, what closes after that and the progress made, and can be stopped", async ({
    db,
  }) => {
    const { userId, email } = await aPlanner(db);
    await save(db, userId, { title: "Rhodes", deadline: "2026-11-19" });
    await save(db, userId, { title: "Chevening", deadline: "2026-12-01" });
    await save(db, userId, { title: "Sent already", deadline: "2026-11-18", status: "applied" });
    expect(await sendSummaries(db, sunday, tools)).toEqual({ written: 1 });
    const [mail] = await db.select().from(outbox);
    expect(mail).toMatchObject({ recipient: email, purpose: "summary", subject: "Due this week: Rhodes" });
    expect(mail?.text).toMatch(
      /^Due this week\n\nCheck with them: Rhodes\n.*Closes 19 November 2026 · Open now, closes in 4 days\n.*\n\nCloses after that\n\nCheck with them: Chevening\n/s,
    );
    expect(mail?.text).toContain("On your list: 2 Interested, 1 Applied.");
    expect(mail?.text).not.toContain("Sent already");
    expect(mail?.headers).toHaveProperty("List-Unsubscribe-Post", "List-Unsubscribe=One-Click");
    const [mailing] = await db.select().from(mailings);
    expect(mailing).toMatchObject({ kind: "summary", day: "2026-11-15" });
    expect(mailing?.items.map(({ title }) => title)).toEqual(["Rhodes", "Chevening"]);

    expect((await listStillWanted(db, [mailing?.id ?? ""])).size).toBe(1);
    await db.update(alertSettings).set({ wantsSummary: false });
    expect((await listStillWanted(db, [mailing?.id ?? ""])).size).toBe(0);
  });

  test("leaves out empty sections", async ({ db }) => {
    const { userId } = await aPlanner(db);
    await save(db, userId, { title: "Some day" });
    await sendSummaries(db, sunday, tools);
    const [mail] = await db.select().from(outbox);
    expect(mail?.subject).toBe("Your week: nothing is due");
    expect(mail?.text).toMatch(/^On your list: 1 Interested\.\n\nOpen my saved list/);
    expect(mail?.html).not.toContain("Closes after that");
  });

  test("of one Sunday comes once, however often its job starts, and on whatever day it finishes", async ({
    db,
  }) => {
    for (const title of ["Rhodes", "Chevening", "Erasmus"]) {
      await save(db, (await aPlanner(db)).userId, { title });
    }
    let batches = 0;
    const isStopping = () => ++batches > 1;
    expect(await sendSummaries(db, sunday, tools, { size: 1, isStopping })).toEqual({ written: 1 });
    expect(await sendSummaries(db, monday, tools, { size: 1 })).toEqual({ written: 2 });
    expect(await sendSummaries(db, monday, tools)).toEqual({ written: 0 });
    expect(await db.$count(outbox)).toBe(3);
    expect(await sendSummaries(db, nextSunday, tools)).toEqual({ written: 3 });
  });

  test.for([
    ["has not asked for it", { wantsSummary: false }, {}, "interested"],
    ["wants no mails", { wantsSummary: true }, { emailNotifications: false }, "interested"],
    ["has nothing under way", { wantsSummary: true }, {}, "rejected"],
  ] as const)("does not go to a member who %s", async ([, settings, profile, status], { db }) => {
    const { userId } = await aPlanner(db);
    await db.update(alertSettings).set(settings);
    await db
      .update(profiles)
      .set({ fullName: "Amina", ...profile })
      .where(eq(profiles.userId, userId));
    await save(db, userId, { title: "Rhodes", deadline: "2026-11-19", status });
    expect(await sendSummaries(db, sunday, tools)).toEqual({ written: 0 });
  });
});
