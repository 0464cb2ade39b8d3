import { eq } from "drizzle-orm";
import { RouterContextProvider } from "react-router";
import { describe, expect } from "vitest";
import { findScholarship } from "#app/catalogue/kinds/find-opportunity.server.ts";
import { loadDetail } from "#app/discover/details/load-detail.server.ts";
import { viewerContext } from "#app/shared/context.ts";
import { sendReminders } from "#app/students/alerts/reminders/send-reminders.server.ts";
import type { Database } from "#database/database.ts";
import { hiddenMatches, outbox, savedItems, scholarships, unionThreads } from "#database/schema/index.ts";
import { catalogueKinds } from "#database/schema/lists.ts";
import { asViewer } from "#database/viewer.ts";
import { asEditor, recordValues } from "#tests/support/as-editor.ts";
import { test } from "#tests/support/database/test-database.ts";
import { aMember, aVisitor, somebody } from "#tests/support/people/people.ts";
import { aStudent } from "#tests/support/people/students.ts";
import { createRecord } from "../edit/create-records.server.ts";
import { findRecord } from "../edit/find-record.server.ts";
import { deleteRecords } from "../edit/publish-records.server.ts";
import type { CatalogueKind } from "../fields/catalogue-field.ts";
import { recordTypes } from "../fields/record-types.ts";
import { listChanges } from "../history/list-changes.server.ts";
import { restoreRecord } from "../history/restore-record.server.ts";
import { findDuplicateRows } from "../import/find-duplicate-rows.server.ts";
import type { SheetRow } from "../import/read-spreadsheet.server.ts";
import { listDifferent, markDifferent, unmarkDifferent } from "./different-records.server.ts";
import { findLikelyDuplicates } from "./find-likely-duplicates.server.ts";
import { findPairs } from "./find-pairs.server.ts";
import { mergeRecords } from "./merge-records.server.ts";

const add = (db: Database, kind: CatalogueKind, texts: Record<string, string>, isPublished = true) =>
  createRecord(db, kind, recordValues(kind, texts), { isPublished });

const known = {
  title: "Mastercard Foundation Scholars Program",
  company: "Mastercard Foundation",
  application_url: "https://www.mastercardfdn.org/apply/?utm_source=feed",
};

test.for(catalogueKinds)("%s are compared with new, imported and existing records", async (kind, { db }) => {
  const recordType = recordTypes[kind];
  const title = "A title of its own";
  const wanted = { title, url: "https://own.example/" };
  expect(await asEditor(db, (own) => findLikelyDuplicates(own, kind, wanted))).toEqual([]);
  const row = { line: 2, record: { [recordType.titleColumn]: title }, values: {}, problems: [] };
  expect(
    await asEditor(db, (own) => findDuplicateRows(own, recordType, [row] as unknown as SheetRow[])),
  ).toEqual(new Map());
  for (const way of ["address", "title", "near"] as const)
    expect(await asEditor(db, (own) => findPairs(own, recordType, way, null))).toMatchObject({ pairs: [] });
});

interface Example {
  what: string;
  title: string;
  provider?: string;
  url?: string;
  why: string | null;
}

/** Each is compared with the one known internship above. */
const examples: Example[] = [
  {
    what: "the same address, written otherwise",
    title: "Scholars",
    url: "http://mastercardfdn.org/apply#top",
    why: "same address",
  },
  {
    what: "another page of the site",
    title: "Cooking for all",
    url: "https://mastercardfdn.org/other",
    why: null,
  },
  {
    what: "the same title and provider",
    title: "MASTERCARD Foundation: Scholars Program",
    provider: "Mastercard foundation",
    why: "same title",
  },
  {
    what: "the same title in other letters",
    title: "mastercard  foundation – SCHOLARS program",
    provider: "Mastercard Foundation.",
    why: "same title",
  },
  {
    what: "the same title without a provider",
    title: "Mastercard Foundation Scholars Program",
    why: "same title",
  },
  {
    what: "the same title of another provider",
    title: "Mastercard Foundation Scholars Program",
    provider: "Visa",
    why: "near title",
  },
  {
    what: "a title with a year",
    title: "Mastercard Foundation Scholars Program 2027",
    provider: "MCF",
    why: "near title",
  },
  {
    what: "a misspelt title",
    title: "Mastercard Fundation Scholar Program",
    provider: "MCF",
    why: "near title",
  },
  { what: "a title that shares a word", title: "Rhodes Scholars", why: null },
  { what: "nothing at all", title: "", why: null },
];

describe("a probable duplicate", () => {
  test.for(examples)("$what: $why", async ({ title, provider, url, why }, { db }) => {
    await add(db, "internships", known);
    const found = await findLikelyDuplicates(db, "internships", { title, provider, url });
    expect(found.map((alike) => alike.why)).toEqual(why ? [why] : []);
  });

  test("is found among the unpublished too, and never in the record itself", async ({ db }) => {
    const id = await add(db, "scholarships", { title: "Rhodes" }, false);
    expect(await findLikelyDuplicates(db, "scholarships", { title: "rhodes" })).toEqual([
      { id, title: "Rhodes", isPublished: false, why: "same title", similarity: 1 },
    ]);
    expect(await findLikelyDuplicates(db, "scholarships", { title: "rhodes" }, { except: id })).toEqual([]);
  });
});

describe("the duplicate finder", () => {
  const titles = async (db: Database, way: Parameters<typeof findPairs>[2]) =>
    (await findPairs(db, recordTypes.scholarships, way, null)).pairs.map(({ one, other }) =>
      [one.title, other.title].toSorted(),
    );

  test("pairs by address, by title and by nearly the same title", async ({ db }) => {
    const portal = "https://daad.example.org/apply";
    await add(db, "scholarships", { title: "Helmut Schmidt Award", application_url: portal });
    await add(db, "scholarships", { title: "Helmut-Schmidt Programme", application_url: `${portal}/` });
    await add(db, "scholarships", { title: "Water for Life", application_url: portal });
    await add(db, "scholarships", { title: "Rhodes Scholarship" });
    await add(db, "scholarships", { title: "RHODES scholarship!" });
    await add(db, "scholarships", { title: "Rhodes Scholarships 2027" });
    expect(await titles(db, "address")).toEqual([["Helmut Schmidt Award", "Helmut-Schmidt Programme"]]);
    expect(await titles(db, "title")).toEqual([["RHODES scholarship!", "Rhodes Scholarship"]]);
    const near = await titles(db, "near");
    expect(near).toContainEqual(["Rhodes Scholarship", "Rhodes Scholarships 2027"]);
    expect(near).not.toContainEqual(["RHODES scholarship!", "Rhodes Scholarship"]);
  });
});

describe("merging", () => {
  test("fills the missing facts of the remaining record, deletes the other, and can be undone", async ({
    db,
  }) => {
    const keep = await add(db, "scholarships", { title: "Rhodes", country: "United Kingdom" });
    const drop = await add(db, "scholarships", {
      title: "Rhodes Scholarship",
      country: "UK",
      amount: "Full",
      deadline: "2027-10-01",
      usual_closes: "October",
    });
    await db.update(scholarships).set({ checkedAt: new Date() }).where(eq(scholarships.id, keep));
    await asEditor(db, async (own) => {
      const merged = await mergeRecords(own, "scholarships", { keep, drop });
      expect(merged).toMatchObject({ ok: true });
      // Nobody checked the deadline that came from the other record.
      expect(await own.select().from(scholarships)).toMatchObject([{ checkedAt: null }]);
      expect((await findRecord(own, "scholarships", keep))?.values).toMatchObject({
        title: "Rhodes",
        country: "United Kingdom",
        amount: "Full",
        deadline: "2027-10-01",
        usual_closes: "10",
      });
      expect(await findRecord(own, "scholarships", drop)).toBeNull();
      const { changes } = await listChanges(own, { action: "merge" });
      expect(changes.map(({ recordId }) => recordId)).toEqual([drop, keep]);
      expect(await restoreRecord(own, changes[0]?.id ?? 0)).toMatchObject({ ok: true, id: drop });
    });
  });

  test("moves what people saved, hid and asked, and redirects the old address", async ({ db }) => {
    const keep = await add(db, "scholarships", { title: "Rhodes" });
    const drop = await add(db, "scholarships", { title: "Rhodes Scholarship" });
    const [amina, brian] = [await somebody(db), await somebody(db)];
    await db.insert(savedItems).values([
      { userId: amina, scholarshipId: drop, note: "Ask for a letter.", status: "preparing" },
      { userId: brian, scholarshipId: drop, note: "Two essays.", status: "applied" },
      { userId: brian, scholarshipId: keep },
    ]);
    await db.insert(hiddenMatches).values({ userId: amina, scholarshipId: drop });
    await db.insert(unionThreads).values({ topic: "kenya", title: "Which essay?", scholarshipId: drop });
    await asEditor(db, (own) => mergeRecords(own, "scholarships", { keep, drop }));
    const saved = await db.select().from(savedItems).where(eq(savedItems.scholarshipId, keep));
    expect(saved.map(({ userId, note, status }) => [userId, note, status]).sort()).toEqual(
      [
        [amina, "Ask for a letter.", "preparing"],
        [brian, "Two essays.", "applied"],
      ].sort(),
    );
    expect(await db.$count(savedItems)).toBe(2);
    expect(await db.select().from(hiddenMatches)).toMatchObject([{ scholarshipId: keep }]);
    expect(await db.select().from(unionThreads)).toMatchObject([{ scholarshipId: keep }]);

    const context = new RouterContextProvider();
    context.set(viewerContext, aVisitor(db));
    const open = loadDetail(
      { context, request: new Request("http://fursa.invalid/") },
      "scholarships",
      drop,
      findScholarship,
      (listing) => ({ listing }),
    );
    const moved = await open.then(null, (end) => end);
    expect([moved.status, moved.headers.get("Location")]).toEqual([301, `/scholarship/${keep}`]);
  });

  test("doesn't repeat an opening alert or a reminder", async ({ db }) => {
    const dates = { opens_on: "2026-08-03", deadline: "2026-08-20" };
    const keep = await add(db, "scholarships", { title: "Rhodes", ...dates });
    const drop = await add(db, "scholarships", { title: "Rhodes Scholarship", ...dates });
    const [amina, brian] = [await aStudent(db), await aStudent(db)];
    const alert = { wantsOpening: true, createdAt: new Date("2020-10-01T12:00:00Z") };
    await db.insert(savedItems).values([
      { userId: amina.userId, scholarshipId: drop, ...alert },
      { userId: brian.userId, scholarshipId: drop, ...alert },
      { userId: brian.userId, scholarshipId: keep, ...alert },
    ]);
    const tools = { origin: "https://fursa.example", secret: "a-secret-of-thirty-two-characters-or-more" };
    const writtenOn = async (day: string) =>
      (await sendReminders(db, new Date(`${day}T06:30:00Z`), tools)).written;
    expect(await writtenOn("2026-08-03")).toBe(2);
    expect(await writtenOn("2026-08-13"), "a week before").toBe(2);
    const mails = await db.$count(outbox);
    await asEditor(db, (own) => mergeRecords(own, "scholarships", { keep, drop }));
    expect(await writtenOn("2026-08-14")).toBe(0);
    expect(await db.$count(outbox)).toBe(mails);
  });

  test("does nothing with a deleted record, or with itself", async ({ db }) => {
    const keep = await add(db, "scholarships", { title: "Rhodes" });
    await asEditor(db, async (own) => {
      for (const drop of [keep, crypto.randomUUID()]) {
        expect(await mergeRecords(own, "scholarships", { keep, drop })).toEqual({
          ok: false,
          reason: "gone",
        });
      }
      expect(await findRecord(own, "scholarships", keep)).not.toBeNull();
    });
  });

  test("is not for members", async ({ db }) => {
    const keep = await add(db, "scholarships", { title: "Rhodes" });
    const drop = await add(db, "scholarships", { title: "Rhodes" });
    const member = aMember(db, await somebody(db));
    await expect(
      asViewer(member, (own) => mergeRecords(own, "scholarships", { keep, drop })),
    ).rejects.toThrow();
  });
});

describe("two records that are not the same", () => {
  const pair = async (db: Database) => {
    const one = await add(db, "scholarships", { title: "Baobab award" });
    const other = await add(db, "scholarships", { title: "Baobab award" });
    return { one, other };
  };
  const pairs = async (db: Database) =>
    (await findPairs(db, recordTypes.scholarships, "title", null)).pairs.length;

  test("are remembered in either order, no longer shown, and shown again after an undo", async ({ db }) => {
    const { one, other } = await pair(db);
    expect(await pairs(db)).toBe(1);
    await asEditor(db, async (own) => {
      expect(await markDifferent(own, "scholarships", { one: other, other: one })).toBe(true);
      expect(await markDifferent(own, "scholarships", { one, other })).toBe(true);
      expect(await pairs(own)).toBe(0);
      expect(await listDifferent(own, "scholarships")).toMatchObject([{ oneTitle: "Baobab award" }]);
      expect(await unmarkDifferent(own, "scholarships", { one, other })).toBe(true);
      expect(await unmarkDifferent(own, "scholarships", { one, other })).toBe(false);
      expect(await pairs(own)).toBe(1);
    });
  });

  test("are two existing records", async ({ db }) => {
    const { one, other } = await pair(db);
    await asEditor(db, async (own) => {
      expect(await markDifferent(own, "scholarships", { one, other: one })).toBe(false);
      expect(await markDifferent(own, "scholarships", { one, other: crypto.randomUUID() })).toBe(false);
      await markDifferent(own, "scholarships", { one, other });
      await deleteRecords(own, "scholarships", [other]);
      expect(await listDifferent(own, "scholarships")).toEqual([]);
    });
  });

  test("can't be separated by a member", async ({ db }) => {
    const ids = await pair(db);
    const member = aMember(db, await somebody(db));
    await expect(asViewer(member, (own) => markDifferent(own, "scholarships", ids))).rejects.toThrow();
    expect(await pairs(db)).toBe(1);
  });
});
