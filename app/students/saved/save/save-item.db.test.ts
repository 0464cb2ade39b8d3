import { eq, inArray, sql } from "drizzle-orm";
import { describe, expect } from "vitest";
import type { Item } from "#app/catalogue/kinds/item.ts";
import type { Database } from "#database/database.ts";
import { savedItems, scholarships, users } from "#database/schema/index.ts";
import { asViewer, asWorker } from "#database/viewer.ts";
import {
  addColleges,
  addInternships,
  addScholarships,
  writtenByTriggers,
} from "#tests/support/catalogue/listings.ts";
import { test, testDatabase } from "#tests/support/database/test-database.ts";
import { aMember, aVisitor, somebody } from "#tests/support/people/people.ts";
import { aSignedInMember } from "#tests/support/people/signed-in-member.ts";
import { listSaved } from "../list/list-saved.server.ts";
import { saveProgress } from "../track/save-progress.server.ts";
import { findSavedIds } from "./find-saved-ids.server.ts";
import { findTitle } from "./find-title.server.ts";
import { removeItem, removeUntouched } from "./remove-item.server.ts";
import { saveItem } from "./save-item.server.ts";

const now = new Date("2026-11-15T09:30:00.123Z");
const later = new Date("2026-11-16T09:30:00.123Z");
const nowhere = "00000000-0000-4000-8000-000000000000";

const rows = (db: Database) =>
  db
    .select({ item: savedItems.opportunityId, status: savedItems.status, note: savedItems.note })
    .from(savedItems);

async function aScholarship(db: Database): Promise<Item> {
  const [id = ""] = await addScholarships(db, { title: "Chevening" });
  return { kind: "scholarship", id };
}

async function two(db: Database) {
  const amina = aSignedInMember(db, await somebody(db));
  const brian = aSignedInMember(db, await somebody(db, "Brian Otieno"));
  return { amina, brian, item: await aScholarship(db) };
}

describe("saving", () => {
  test("stores an item of each kind as Interested, with an empty note", async ({ db }) => {
    const { amina, item } = await two(db);
    const [college = ""] = await addColleges(db, {});
    const [internship = ""] = await addInternships(db, {});
    const items: Item[] = [item, { kind: "college", id: college }, { kind: "internship", id: internship }];
    for (const each of items) expect(await saveItem(amina, each, now)).toEqual({ ok: true });
    const stored = await db.select({ kind: savedItems.kind, id: savedItems.opportunityId }).from(savedItems);
    expect(stored).toEqual(expect.arrayContaining(items));
    expect(await rows(db)).toContainEqual({ item: item.id, status: "interested", note: "" });
  });

  test("twice stores it once, and leaves the note", async ({ db }) => {
    const { amina, item } = await two(db);
    await saveItem(amina, item, now);
    await saveProgress(amina, item, { status: "applied", note: "Sent." }, now);
    expect(await saveItem(amina, item, later)).toEqual({ ok: true });
    expect(await rows(db)).toEqual([{ item: item.id, status: "applied", note: "Sent." }]);
  });

  test("is refused for an unlisted record, and for an id of another kind", async ({ db }) => {
    const { amina, item } = await two(db);
    const refused = { ok: false, reason: "unknown" };
    expect(await saveItem(amina, { kind: "scholarship", id: nowhere }, now)).toEqual(refused);
    expect(await saveItem(amina, { kind: "college", id: item.id }, now)).toEqual(refused);
    expect(await rows(db)).toEqual([]);
  });

  test("is limited to 500 items, and saving one again still works", async ({ db }) => {
    const { amina, brian, item } = await two(db);
    await db.execute(sql`
      with listed as (insert into scholarships (title) select 'One of many' from generate_series(1, 499) returning id)
      insert into saved_items (user_id, scholarship_id) select ${amina.userId}, id from listed`);
    expect(await saveItem(amina, item, now)).toEqual({ ok: true });
    const another = await aScholarship(db);
    expect(await saveItem(amina, another, now)).toEqual({ ok: false, reason: "full" });
    expect(await saveItem(amina, item, now)).toEqual({ ok: true });
    expect(await saveItem(brian, another, now)).toEqual({ ok: true });
  });

  test("survives the deletion of the listing: the note stays, with the last title", async ({ db }) => {
    const { amina, item } = await two(db);
    const title = await findTitle(db, item);
    await saveItem(amina, item, now, { status: "preparing", note: "Ask Mr Mensah for a letter." });
    await db.delete(scholarships).where(eq(scholarships.id, item.id));
    expect(await listSaved(db, amina.userId, "2026-11-15")).toMatchObject([
      { title, isListed: false, status: "preparing", note: "Ask Mr Mensah for a letter.", day: null },
    ]);
  });

  // On the database itself and not in a test's transaction: parallel saves need separate sessions.
  test("thirty times at once stores one row, and never exceeds the limit", async () => {
    const { db, accounts, asOwner } = await testDatabase();
    const userId = await somebody(accounts, "Chidi Okafor");
    const listed = await asOwner((own) => addScholarships(own, ...Array.from({ length: 502 }, () => ({}))));
    try {
      const chidi = aSignedInMember(db, userId);
      const [first = "", ...rest] = listed;
      const save = (id: string) => saveItem(chidi, { kind: "scholarship", id }, now);
      await Promise.all(Array.from({ length: 30 }, () => save(first)));
      expect(await asViewer(chidi.viewer, rows)).toHaveLength(1);
      await asViewer(chidi.viewer, (own) =>
        own.insert(savedItems).values(rest.slice(0, 498).map((scholarshipId) => ({ userId, scholarshipId }))),
      );
      const answers = await Promise.all(rest.slice(498).map(save));
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      expect(await asViewer(chidi.viewer, rows)).toHaveLength(500);
    } finally {
      await accounts.delete(users).where(eq(users.id, userId));
      await asOwner(async (own) => {
        await own.delete(scholarships).where(inArray(scholarships.id, listed));
        for (const table of writtenByTriggers) await own.delete(table);
      });
    }
  });
});

describe("removing", () => {
  test("returns the note and status, so that an undo restores all of it", async ({ db }) => {
    const { amina, item } = await two(db);
    await saveItem(amina, item, now);
    const referees = [{ who: "Mr Mensah", askedOn: "2026-11-10" }];
    await saveProgress(amina, item, { status: "preparing", note: "Ask\nfor a letter.", referees }, now);
    const removed = await removeItem(amina, item);
    expect(removed).toEqual({
      status: "preparing",
      note: "Ask\nfor a letter.",
      referees,
      ticked: [],
      wantsOpening: false,
    });
    expect(await rows(db)).toEqual([]);
    expect(await removeItem(amina, item)).toBeNull();
    if (removed) await saveItem(amina, item, later, removed);
    expect(await rows(db)).toEqual([{ item: item.id, status: "preparing", note: "Ask\nfor a letter." }]);
  });

  test("with a heart doesn't remove an item that has a note or a status", async ({ db }) => {
    const { amina, item } = await two(db);
    await saveItem(amina, item, now);
    await saveProgress(amina, item, { status: "interested", note: "Ask." }, now);
    const hasProgress = { ok: false, reason: "hasProgress" };
    expect(await removeUntouched(amina, item)).toEqual(hasProgress);
    await saveProgress(amina, item, { status: "applied", note: "" }, now);
    expect(await removeUntouched(amina, item)).toEqual(hasProgress);
    await saveProgress(
      amina,
      item,
      { status: "interested", note: "", referees: [{ who: "Mr Mensah", askedOn: null }] },
      now,
    );
    expect(await removeUntouched(amina, item)).toEqual(hasProgress);
    await saveProgress(amina, item, { status: "interested", note: "", referees: [] }, now);
    expect(await removeUntouched(amina, item)).toEqual({ ok: true });
    expect(await rows(db)).toEqual([]);
  });
});

describe("a saved item", () => {
  test("can't be seen, changed or removed by a stranger", async ({ db }) => {
    const { amina, brian, item } = await two(db);
    await saveItem(amina, item, now);
    expect(await saveProgress(brian, item, { status: "rejected", note: "Ha." }, now)).toBe(false);
    expect(await removeItem(brian, item)).toBeNull();
    await removeUntouched(brian, item);
    expect(await asViewer(brian.viewer, rows)).toEqual([]);
    expect(await rows(db)).toEqual([{ item: item.id, status: "interested", note: "" }]);
    const adding = asViewer(brian.viewer, (own) =>
      own.insert(savedItems).values({ userId: amina.userId, scholarshipId: item.id }),
    );
    await expect(adding).rejects.toMatchObject({ cause: { code: "42501" } });
  });

  test("is readable by the jobs that send reminders", async ({ db }) => {
    const { amina, item } = await two(db);
    await saveItem(amina, item, now);
    expect(await asWorker(db, rows)).toHaveLength(1);
  });

  test("has a note of at most 1,000 characters and a status of the list, whatever a page accepts", async ({
    db,
  }) => {
    const { amina, item } = await two(db);
    await saveItem(amina, item, now);
    expect(await saveProgress(amina, item, { status: "accepted", note: "é".repeat(1000) }, now)).toBe(true);
    const tooLong = saveProgress(amina, item, { status: "accepted", note: "é".repeat(1001) }, now);
    await expect(tooLong).rejects.toMatchObject({ cause: { code: "23514" } });
  });
});

describe("the hearts of a page", () => {
  test("show each member's own saved items; for visitors nothing is queried", async ({ db }) => {
    const { amina, brian, item } = await two(db);
    const other = await aScholarship(db);
    await saveItem(amina, item, now);
    const find = (viewer: Parameters<typeof findSavedIds>[1], shown: Item[]) =>
      asViewer(viewer, (own) => findSavedIds(own, viewer, "scholarship", shown));
    expect(await find(aMember(db, amina.userId), [item, other])).toEqual([item.id]);
    expect(await find(aMember(db, amina.userId), [other])).toEqual([]);
    expect(await find(aMember(db, brian.userId), [item, other])).toEqual([]);
    // A visitor has no privilege on the table: a query would fail.
    expect(await find(aVisitor(db), [item])).toEqual([]);
  });
});
