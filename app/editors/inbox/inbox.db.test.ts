import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { parseForm } from "#app/shared/forms/read-form.server.ts";
import type { Mail } from "#app/shared/messages.ts";
import type { Database } from "#database/database.ts";
import { partnershipEntries, schoolPartnerships, userRoles, users } from "#database/schema/index.ts";
import { asViewer, type Viewer } from "#database/viewer.ts";
import { test } from "#tests/support/database/test-database.ts";
import { aMember, anAdmin, aVisitor, somebody } from "#tests/support/people/people.ts";
import { addNote, changeStatus } from "./change-application.server.ts";
import { findApplication } from "./find-application.server.ts";
import { listApplications } from "./list-applications.server.ts";
import { forms } from "./parse-inbox-form.server.ts";
import { replyToSchool } from "./reply-to-school.server.ts";

const alliance = {
  schoolName: "Alliance High School",
  contactName: "Jane Wanjiru",
  contactEmail: "jane@example.com",
  schoolType: "secondary",
  country: "Kenya",
  city: "Kikuyu",
} as const;

type Admin = Extract<Viewer, { kind: "admin" }>;

async function anEditor(db: Database, name?: string): Promise<Admin> {
  const userId = await somebody(db, name);
  await db.insert(userRoles).values({ userId, role: "admin" });
  return anAdmin(db, userId) as Admin;
}

async function applied(db: Database, more: Partial<typeof schoolPartnerships.$inferInsert> = {}) {
  const [row] = await db
    .insert(schoolPartnerships)
    .values({ ...alliance, ...more })
    .returning();
  if (!row) throw new Error("nothing was added");
  return row;
}

const everything = { status: null, q: "", page: 1 };

describe("the inbox", () => {
  test("lists by status, newest first, with the count of each", async ({ db }) => {
    await applied(db, { schoolName: "First", createdAt: new Date("2026-11-01") });
    await applied(db, { schoolName: "Second", createdAt: new Date("2026-11-02") });
    await applied(db, { schoolName: "Third", status: "declined" });
    const read = async (status: "new" | "declined" | null) =>
      asViewer(await anEditor(db), (own) => listApplications(own, { ...everything, status }));
    const fresh = await read("new");
    expect(fresh.applications.map(({ schoolName }) => schoolName)).toEqual(["Second", "First"]);
    expect(fresh.counts).toEqual({ new: 2, declined: 1 });
    expect((await read(null)).applications).toHaveLength(3);
  });

  test("finds applications that contain every word, in any case; punctuation is literal", async ({ db }) => {
    await applied(db, { message: "We have 100% of a careers_day in May" });
    await applied(db, { schoolName: "Gayaza", country: "Uganda", city: "Wakiso" });
    const names = async (q: string) =>
      (
        await asViewer(await anEditor(db), (own) => listApplications(own, { ...everything, q }))
      ).applications.map(({ schoolName }) => schoolName);
    expect(await names("JANE kikuyu")).toEqual(["Alliance High School"]);
    expect(await names("100% careers_day")).toEqual(["Alliance High School"]);
    expect(await names("%")).toEqual(["Alliance High School"]);
    expect(await names("uganda kikuyu")).toEqual([]);
    expect(await names("' or true --")).toEqual([]);
  });

  test("comes in pages of 24", async ({ db }) => {
    for (let number = 0; number < 25; number++) await applied(db);
    const admin = await anEditor(db);
    const page = (number: number) =>
      asViewer(admin, (own) => listApplications(own, { ...everything, page: number }));
    expect((await page(1)).applications).toHaveLength(24);
    expect((await page(2)).applications).toHaveLength(1);
  });
});

describe("an application", () => {
  test("shows who did what: notes, changes of status, and nothing for no change", async ({ db }) => {
    const { id } = await applied(db);
    const [amina, brian] = [await anEditor(db, "Amina Yusuf"), await anEditor(db, "Brian Otieno")];
    await asViewer(amina, (own) => addNote(own, amina.userId, id, "Call on Monday"));
    await asViewer(brian, (own) => changeStatus(own, brian.userId, id, "accepted"));
    await asViewer(brian, (own) => changeStatus(own, brian.userId, id, "accepted"));
    const found = await asViewer(amina, (own) => findApplication(own, id));
    expect(found?.application.status).toBe("accepted");
    expect(found?.entries).toMatchObject([
      { kind: "note", text: "Call on Monday", author: "Amina Yusuf" },
      { kind: "status", status: "accepted", author: "Brian Otieno" },
    ]);
  });

  test("keeps a note after its author's account is deleted, without the name", async ({ db }) => {
    const { id } = await applied(db);
    const amina = await anEditor(db);
    await asViewer(amina, (own) => addNote(own, amina.userId, id, "Call on Monday"));
    await db.delete(users).where(eq(users.id, amina.userId));
    const found = await asViewer(await anEditor(db), (own) => findApplication(own, id));
    expect(found?.entries).toMatchObject([{ text: "Call on Monday", author: null }]);
  });

  test("can't be given a note in someone else's name", async ({ db }) => {
    const { id } = await applied(db);
    const [amina, brian] = [await anEditor(db), await anEditor(db)];
    await expect(asViewer(amina, (own) => addNote(own, brian.userId, id, "I quit"))).rejects.toThrow();
  });

  test("is inaccessible to visitors and members, and so is its thread", async ({ db }) => {
    const { id } = await applied(db);
    const member = await somebody(db);
    for (const stranger of [aVisitor(db), aMember(db, member)]) {
      for (const attempt of [
        () => asViewer(stranger, (own) => listApplications(own, everything)),
        () => asViewer(stranger, (own) => findApplication(own, id)),
        () => asViewer(stranger, (own) => addNote(own, member, id, "Hello")),
        () => asViewer(stranger, (own) => changeStatus(own, member, id, "accepted")),
      ]) {
        await expect(attempt()).rejects.toThrow();
      }
    }
  });

  test("is stored as new, whatever the sender submits", async ({ db }) => {
    const add = (status?: "accepted") =>
      asViewer(aVisitor(db), (own) =>
        own.insert(schoolPartnerships).values({ ...alliance, ...(status && { status }) }),
      );
    await add();
    await expect(add("accepted")).rejects.toThrow();
    expect(await db.select().from(schoolPartnerships)).toMatchObject([{ status: "new" }]);
  });
});

describe("a reply", () => {
  const reply = { subject: "Let us talk", text: "Dear Jane,\n\nwhen can we call?\nMonday?" };

  test("goes to the school, starts the conversation and is stored with its sender", async ({ db }) => {
    const application = await applied(db);
    const viewer = await anEditor(db);
    const mails: Mail[] = [];
    const mailer = { send: async (mail: Mail) => void mails.push(mail) };
    await replyToSchool({ viewer, mailer, contactEmail: "team@fursa.example" }, application, reply);
    expect(mails).toMatchObject([{ to: "jane@example.com", subject: "Let us talk" }]);
    expect(mails[0]?.text).toBe(
      "Dear Jane,\n\nwhen can we call?\nMonday?\n\nTo answer, write to team@fursa.example.\n\nFursa\n",
    );
    const found = await asViewer(viewer, (own) => findApplication(own, application.id));
    expect(found?.application.status).toBe("in_conversation");
    expect(found?.entries).toMatchObject([
      { kind: "reply", ...reply, author: "Amina Yusuf" },
      { kind: "status", status: "in_conversation" },
    ]);
  });

  test("doesn't change the status of an application that has been decided", async ({ db }) => {
    const application = await applied(db, { status: "declined" });
    const viewer = await anEditor(db);
    await replyToSchool(
      { viewer, mailer: { send: async () => undefined }, contactEmail: "t@f.example" },
      application,
      reply,
    );
    expect(await db.select().from(schoolPartnerships)).toMatchObject([{ status: "declined" }]);
  });

  test("that could not be sent is not stored as sent", async ({ db }) => {
    const application = await applied(db);
    const viewer = await anEditor(db);
    const mailer = { send: () => Promise.reject(new Error("the outbox is closed")) };
    await expect(
      replyToSchool({ viewer, mailer, contactEmail: "t@f.example" }, application, reply),
    ).rejects.toThrow();
    expect(await db.$count(partnershipEntries)).toBe(0);
  });

  test("can't inject a header into the email: its subject is one line", () => {
    const form = new FormData();
    form.set("subject", "Hello\r\nBcc: everyone@example.com\n\n<script>");
    form.set("text", "Hi");
    const reading = parseForm(forms.reply, form);
    expect(reading).toMatchObject({
      ok: true,
      value: { subject: "Hello Bcc: everyone@example.com <script>" },
    });
  });
});
