import { sql } from "drizzle-orm";
import { describe, expect } from "vitest";
import type { Mail } from "#app/shared/messages.ts";
import { openRateLimiter } from "#app/shared/rate-limits/rate-limiter.server.ts";
import type { Database } from "#database/database.ts";
import { schoolPartnerships } from "#database/schema/index.ts";
import { asViewer } from "#database/viewer.ts";
import { test } from "#tests/support/database/test-database.ts";
import { aMember, anAdmin, aVisitor, somebody } from "#tests/support/people/people.ts";
import type { Application } from "./application.server.ts";
import { type ReceivingTools, receiveApplication } from "./receive-application.server.ts";

const alliance: Application = {
  schoolName: "Alliance High School",
  schoolType: "secondary",
  contactName: "Jane Wanjiru",
  contactEmail: "jane@example.com",
  contactPhone: null,
  country: "Kenya",
  city: "Kikuyu",
  numberOfStudents: 1650,
  message: "We have a careers day in May.\nCould you join?",
};

function tools(
  db: Database,
  more: Partial<ReceivingTools> = {},
): ReceivingTools & { mails: Mail[]; settled(): Promise<unknown> } {
  const mails: Mail[] = [];
  const running: Promise<unknown>[] = [];
  return {
    viewer: aVisitor(db),
    limits: openRateLimiter(db, "a-secret-of-thirty-two-characters-or-more"),
    mailer: { send: async (mail) => void mails.push(mail) },
    inBackground: (_, work) => void running.push(work()),
    settled: () => Promise.all(running),
    contactEmail: "team@fursa.example",
    client: "203.0.113.1",
    mails,
    ...more,
  };
}

async function receive(office: ReturnType<typeof tools>, application: Application) {
  const received = await receiveApplication(office, application);
  await office.settled();
  return received;
}

describe("a partnership application", () => {
  test("from a visitor is stored for the admins, who alone may read it", async ({ db }) => {
    expect(await receive(tools(db), alliance)).toEqual({ ok: true });
    const read = (own: Database) => own.select().from(schoolPartnerships);
    expect(await asViewer(anAdmin(db, await somebody(db)), read)).toMatchObject([alliance]);
    await expect(asViewer(aVisitor(db), read)).rejects.toThrow();
  });

  test("from a member is stored too", async ({ db }) => {
    const viewer = aMember(db, await somebody(db));
    expect(await receive(tools(db, { viewer }), alliance)).toEqual({ ok: true });
    expect(await db.$count(schoolPartnerships)).toBe(1);
  });

  test("reaches the team in full, and the school's receipt repeats nothing of it", async ({ db }) => {
    const office = tools(db);
    await receive(office, alliance);
    const [team, receipt] = office.mails;
    expect(team).toMatchObject({
      to: "team@fursa.example",
      subject: "Partnership application: Alliance High School",
    });
    for (const words of [
      "Contact name: Jane Wanjiru",
      "Number of students: 1650",
      "School type: Secondary school",
      "Could you join?",
    ]) {
      expect(team?.text).toContain(words);
    }
    expect(team?.text).not.toContain("Phone");
    expect(receipt).toMatchObject({
      to: "jane@example.com",
      subject: "We have your partnership application",
    });
    expect(receipt?.text).toContain("within 2 business days");
    expect(receipt?.text).not.toMatch(/Alliance|Jane|careers day/);
  });

  test("sent twice is stored once with the same response", async ({ db }) => {
    const office = tools(db);
    await receive(office, alliance);
    expect(await receive(office, alliance)).toEqual({ ok: true });
    expect(await db.$count(schoolPartnerships)).toBe(1);
    expect(office.mails).toHaveLength(2);
  });

  test("that could not be stored may be sent again", async ({ db }) => {
    await db.execute(sql`alter table school_partnerships rename to elsewhere`);
    await expect(receive(tools(db), alliance)).rejects.toThrow();
    await db.execute(sql`alter table elsewhere rename to school_partnerships`);
    expect(await receive(tools(db), alliance)).toEqual({ ok: true });
    expect(await db.$count(schoolPartnerships)).toBe(1);
  });

  test("is refused if it is the eleventh in an hour from one client", async ({ db }) => {
    const office = tools(db);
    for (let number = 1; number <= 10; number++) {
      await receive(office, { ...alliance, schoolName: `School ${number}` });
    }
    const eleventh = await receive(office, { ...alliance, schoolName: "School 11" });
    expect(eleventh).toMatchObject({ ok: false, waitSeconds: expect.any(Number) });
    expect(await db.$count(schoolPartnerships)).toBe(10);
  });

  test("sends an address at most three receipts a day", async ({ db }) => {
    const office = tools(db);
    for (let number = 1; number <= 5; number++) {
      await receive(office, { ...alliance, schoolName: `School ${number}` });
    }
    expect(office.mails.filter(({ to }) => to === "jane@example.com")).toHaveLength(3);
    expect(office.mails.filter(({ to }) => to === "team@fursa.example")).toHaveLength(5);
  });
});
