import { describe, expect } from "vitest";
import { sendEditedIssue, sendNewsletter } from "#app/content/newsletter/send-newsletter.server.ts";
import type { Database } from "#database/database.ts";
import { newsletterIssues, newsletterSubscribers, outbox, scholarships } from "#database/schema/index.ts";
import { asViewer } from "#database/viewer.ts";
import { test } from "#tests/support/database/test-database.ts";
import { aMember, anAdmin, somebody } from "#tests/support/people/people.ts";
import { discardEdit, parseMoment, parsePlaces, readDraft, saveEdit } from "./save-edit.server.ts";

const tools = { origin: "https://fursa.example", secret: "a-secret-of-thirty-two-characters-or-more" };
/** A Thursday and the Monday after it. */
const thursday = new Date("2026-11-19T09:00:00Z");
const monday = new Date("2026-11-23T07:00:00Z");
const edit = { subject: "Three for nurses", note: "Read this first.", places: {}, sendAt: null };

async function furnish(db: Database) {
  const added = await db
    .insert(scholarships)
    .values(
      ["Alpha", "Beta", "Gamma"].map((title, place) => ({
        title,
        createdAt: new Date(thursday.getTime() - (place + 1) * 3_600_000),
      })),
    )
    .returning({ id: scholarships.id, title: scholarships.title });
  await db.insert(newsletterSubscribers).values({ email: "amina@example.com", confirmedAt: thursday });
  const admin = anAdmin(db, await somebody(db));
  return { admin, idOf: (title: string) => added.find((one) => one.title === title)?.id ?? "" };
}

describe("an issue that an editor changed", () => {
  test("goes out on Monday with their subject, note and order, once", async ({ db }) => {
    const { admin, idOf } = await furnish(db);
    const places = { [idOf("Gamma")]: 1, [idOf("Alpha")]: 2, [idOf("Beta")]: 0 };
    expect(await asViewer(admin, (own) => saveEdit(own, { ...edit, places }, thursday))).toBe(true);
    expect(await sendEditedIssue(db, thursday, tools)).toBeNull();
    expect(await sendNewsletter(db, monday, tools)).toMatchObject({ written: 1, isQuiet: false });
    const [mail] = await db.select().from(outbox);
    expect(mail).toMatchObject({ subject: "Three for nurses" });
    expect(mail?.text).toMatch(/Read this first\.[\s\S]*Gamma[\s\S]*Alpha/);
    expect(mail?.text).not.toContain("Beta");
    expect((await asViewer(admin, (own) => readDraft(own, monday))).edit).toBeNull();
  });

  test("is sent at its time and not before, and Monday's follows if there is news", async ({ db }) => {
    const { admin } = await furnish(db);
    const sendAt = new Date("2026-11-20T12:00:00Z");
    await asViewer(admin, (own) => saveEdit(own, { ...edit, sendAt }, thursday));
    expect(await sendEditedIssue(db, thursday, tools)).toBeNull();
    expect(await sendEditedIssue(db, new Date("2026-11-20T12:05:00Z"), tools)).toMatchObject({ written: 1 });
    expect(await sendEditedIssue(db, new Date("2026-11-20T12:10:00Z"), tools)).toBeNull();
    expect(await asViewer(admin, (own) => saveEdit(own, { ...edit, sendAt }, thursday))).toBe(false);
    expect(await sendNewsletter(db, monday, tools)).toMatchObject({ isQuiet: true });
    expect(await db.select().from(newsletterIssues)).toMatchObject([
      { day: "2026-11-20", subject: "Three for nurses" },
      { day: "2026-11-23", isQuiet: true },
    ]);
  });

  test("is the automatic one again once it's discarded", async ({ db }) => {
    const { admin } = await furnish(db);
    await asViewer(admin, (own) => saveEdit(own, edit, thursday));
    await asViewer(admin, (own) => saveEdit(own, { ...edit, subject: "Another" }, thursday));
    await asViewer(admin, (own) => discardEdit(own));
    await sendNewsletter(db, monday, tools);
    expect((await db.select().from(outbox))[0]?.subject).toBe("This week on Fursa: Alpha");
  });

  test("is closed to members", async ({ db }) => {
    const member = aMember(db, await somebody(db));
    await expect(asViewer(member, (own) => saveEdit(own, edit, thursday))).rejects.toThrow();
  });
});

test("places and moments are read as they were typed", () => {
  const form = new FormData();
  for (const [name, value] of [
    ["place:articles", "2"],
    ["place:a-guide", "0"],
    ["place:b", ""],
    ["place:c", "-1"],
    ["subject", "3"],
  ] as const)
    form.append(name, value);
  expect(parsePlaces(form)).toEqual({ articles: 2, "a-guide": 0 });
  expect(parseMoment("monday", "2026-11-20T12:00", thursday)).toBeNull();
  expect(parseMoment("now", null, thursday)).toEqual(thursday);
  expect(parseMoment("at", "2026-11-20T12:00", thursday)).toEqual(new Date("2026-11-20T12:00:00Z"));
  expect(parseMoment("at", "2026-11-18T12:00", thursday)).toBeUndefined();
  expect(parseMoment("at", null, thursday)).toBeUndefined();
});
