import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import type { Database } from "#database/database.ts";
import {
  alertSettings,
  colleges,
  hiddenMatches,
  mailAddresses,
  mailings,
  outbox,
  profiles,
  scholarships,
  users,
} from "#database/schema/index.ts";
import { asViewer } from "#database/viewer.ts";
import { test } from "#tests/support/database/test-database.ts";
import { aMember, somebody } from "#tests/support/people/people.ts";
import { aStudent } from "#tests/support/people/students.ts";
import { sendAlerts } from "./send-alerts.server.ts";

const tools = { origin: "https://fursa.example", secret: "a-secret-of-thirty-two-characters-or-more" };
/** Six in the morning, this many days after Friday 20 November 2026. */
const morning = (days = 0) => new Date(Date.parse("2026-11-20T06:00:00Z") + days * 86_400_000);
const evening = (days = 0) => new Date(morning(days).getTime() + 12 * 3_600_000);
const send = (db: Database, days = 0) => sendAlerts(db, morning(days), tools);

const law = { title: "Law", fieldOfStudy: "Law", citizens: ["Africa"] };
/** Scholarships with a score of 55 percent, added the evening before that day's run. */
const publish = (db: Database, day = 0, ...titles: string[]) =>
  db
    .insert(scholarships)
    .values(
      (titles.length > 0 ? titles : ["Law"]).map((title) => ({ ...law, title, createdAt: evening(day - 1) })),
    );

const written = (db: Database) => db.select().from(outbox);
const recipients = async (db: Database) => (await written(db)).map(({ recipient }) => recipient);

describe("an alert", () => {
  test("says what is new, with the verdict, the score, the reason, the deadline and its links", async ({
    db,
  }) => {
    const { userId, email } = await aStudent(db);
    const [one] = await db
      .insert(scholarships)
      .values({ ...law, title: "Mandela Rhodes", deadline: "2026-12-15", createdAt: evening(-1) })
      .returning();
    expect(await send(db)).toEqual({ written: 1 });
    const [mail] = await written(db);
    expect(mail).toMatchObject({
      channel: "mail",
      purpose: "alert",
      recipient: email,
      subject: "Open to you now: Mandela Rhodes",
      headers: {
        "List-Unsubscribe": expect.stringMatching(/^<https:\/\/fursa\.example\/mail\/stop\/[\w-]{44}>$/),
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      },
    });
    for (const part of [mail?.text ?? "", mail?.html ?? ""]) {
      expect(part).toContain("Open to you now");
      expect(part).toContain("Score: 55 of 100");
      expect(part).not.toContain("55% match");
      expect(part).toContain("Why: your field (Law) · asks for no GPA");
      expect(part).toContain("Closes 15 December 2026 · Open now, closes in 25 days");
      expect(part).toContain(`https://fursa.example/scholarship/${one?.id}`);
      expect(part).toContain("https://fursa.example/profile/alerts");
      expect(part).toContain("https://fursa.example/mail/stop/");
    }
    const [mailing] = await db.select().from(mailings);
    expect(mailing).toMatchObject({
      userId,
      kind: "alert",
      day: "2026-11-20",
      items: [{ kind: "scholarship", id: one?.id, title: "Mandela Rhodes", percent: 55 }],
      deliveredAt: null,
    });
    expect(mail?.mailingId).toBe(mailing?.id);
  });

  test("holds at most ten, the best first", async ({ db }) => {
    await aStudent(db, { targetCountries: ["Kenya"], budgetRange: "0-5000" });
    await publish(db, 0, ...Array.from({ length: 12 }, (_, n) => `Law ${n}`));
    await db.insert(colleges).values({
      name: "Strathmore",
      country: "Kenya",
      programs: ["Law"],
      tuitionRange: "$1",
      createdAt: evening(-1),
    });
    await send(db);
    const [mailing] = await db.select().from(mailings);
    expect(mailing?.items).toHaveLength(10);
    expect(mailing?.items[0]).toMatchObject({ kind: "scholarship", percent: 55 });
    expect(mailing?.subject).toMatch(/^10 new on Fursa: Law \d+$/);
  });

  test("isn't written when nothing is new, and never repeats a listing", async ({ db }) => {
    await aStudent(db);
    expect(await send(db)).toEqual({ written: 0 });
    await publish(db, 1);
    expect(await send(db, 1)).toEqual({ written: 1 });
    expect(await send(db, 2)).toEqual({ written: 0 });
    await publish(db, 3);
    expect(await send(db, 3)).toEqual({ written: 1 });
  });

  test("covers the days on which the server was off", async ({ db }) => {
    await aStudent(db);
    await send(db);
    await publish(db, 2, "two days ago");
    await publish(db, 4, "yesterday");
    await send(db, 4);
    const [mailing] = await db.select().from(mailings);
    expect(mailing?.items.map(({ title }) => title).sort()).toEqual(["two days ago", "yesterday"]);
  });

  test("goes out once a day, however often the job runs", async ({ db }) => {
    await aStudent(db);
    await publish(db);
    await send(db);
    await publish(db, 1, "later that day");
    expect(await sendAlerts(db, evening(), tools)).toEqual({ written: 0 });
    expect(await send(db, 1)).toEqual({ written: 1 });
    const sent = await db.select().from(mailings).orderBy(mailings.day);
    expect(sent.flatMap(({ items }) => items.map(({ title }) => title))).toEqual(["Law", "later that day"]);
  });

  test("reaches everyone when the job stops after each batch and resumes", async ({ db }) => {
    const people = [];
    for (let n = 0; n < 7; n++) people.push((await aStudent(db)).email);
    await publish(db);
    for (let tries = 0; tries < 10; tries++) {
      let checks = 0;
      await sendAlerts(db, morning(), tools, { size: 2, isStopping: () => checks++ > 0 });
    }
    expect((await recipients(db)).sort()).toEqual(people.sort());
  });
});

describe("an alert goes only to", () => {
  test("addresses that were confirmed", async ({ db }) => {
    const { userId } = await aStudent(db);
    await db.update(users).set({ emailVerified: false }).where(eq(users.id, userId));
    await publish(db);
    expect(await send(db)).toEqual({ written: 0 });
  });

  test("the address that someone signs in with, never the one in the profile", async ({ db }) => {
    const { email } = await aStudent(db);
    await publish(db);
    await send(db);
    expect(await recipients(db)).toEqual([email]);
  });

  test("members who want emails", async ({ db }) => {
    await aStudent(db, { emailNotifications: false });
    await publish(db);
    expect(await send(db)).toEqual({ written: 0 });
  });

  test("members who have not paused; after a pause they get what was added in the meantime", async ({
    db,
  }) => {
    const { userId } = await aStudent(db);
    await send(db);
    await db.update(alertSettings).set({ pausedAt: morning() }).where(eq(alertSettings.userId, userId));
    await publish(db, 1);
    expect(await send(db, 1)).toEqual({ written: 0 });
    await db.update(alertSettings).set({ pausedAt: null }).where(eq(alertSettings.userId, userId));
    expect(await send(db, 2)).toEqual({ written: 1 });
  });

  test("addresses that have not bounced for good", async ({ db }) => {
    const { email } = await aStudent(db);
    await db.insert(mailAddresses).values({ address: email, hardFailures: 3, pausedAt: morning() });
    await publish(db);
    expect(await send(db)).toEqual({ written: 0 });
  });

  test("members with a match at or above the percentage that they have set", async ({ db }) => {
    for (const minimumPercent of [55, 56]) {
      const { userId } = await aStudent(db);
      await db.insert(alertSettings).values({ userId, minimumPercent });
    }
    await publish(db);
    expect(await send(db)).toEqual({ written: 1 });
  });

  test("members who have not hidden the new listings", async ({ db }) => {
    const { userId } = await aStudent(db);
    const [shown, hidden] = await publish(db, 0, "shown", "hidden").returning();
    await db.insert(hiddenMatches).values({ userId, scholarshipId: hidden?.id });
    await send(db);
    const [mailing] = await db.select().from(mailings);
    expect(mailing?.items.map(({ id }) => id)).toEqual([shown?.id]);
  });

  test("daily readers each day, weekly readers once in seven days", async ({ db }) => {
    const daily = await aStudent(db);
    const weekly = await aStudent(db);
    await db.insert(alertSettings).values({ userId: weekly.userId, rhythm: "weekly" });
    const sentOn: Record<string, number[]> = { [daily.userId]: [], [weekly.userId]: [] };
    for (let day = 0; day <= 14; day++) {
      await publish(db, day);
      await send(db, day);
      const today = await db
        .select()
        .from(mailings)
        .where(eq(mailings.day, morning(day).toISOString().slice(0, 10)));
      for (const { userId } of today) sentOn[userId ?? ""]?.push(day);
    }
    expect(sentOn[daily.userId]).toEqual(Array.from({ length: 15 }, (_, day) => day));
    expect(sentOn[weekly.userId]).toEqual([0, 7, 14]);
  });
});

test("sent alerts are visible to their member, and not to a stranger", async ({ db }) => {
  const { userId } = await aStudent(db);
  await publish(db);
  await send(db);
  const stranger = await somebody(db, "Brian Otieno");
  const seenBy = (who: string) => asViewer(aMember(db, who), (own) => own.select().from(mailings));
  expect(await seenBy(userId)).toHaveLength(1);
  expect(await seenBy(stranger)).toEqual([]);
});

test("a line break in a title can't add a line to the email", async ({ db }) => {
  await aStudent(db);
  await publish(db, 0, "Law\r\nBcc: all@example.com <b>");
  await send(db);
  const [mail] = await written(db);
  expect(mail?.subject).toBe("New on Fursa: Law Bcc: all@example.com <b>");
  expect(mail?.html).toContain("Law Bcc: all@example.com &lt;b&gt;");
  await db.delete(profiles);
});
