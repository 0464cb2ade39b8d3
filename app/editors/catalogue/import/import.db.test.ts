import { asc, eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import type { Database } from "#database/database.ts";
import {
  catalogueChanges,
  catalogueImports,
  scholarships,
  unpublishedRecords,
} from "#database/schema/index.ts";
import { asViewer } from "#database/viewer.ts";
import { asEditor } from "#tests/support/as-editor.ts";
import { test } from "#tests/support/database/test-database.ts";
import { aMember, anAdmin, aVisitor, somebody } from "#tests/support/people/people.ts";
import { type duplicateChoices, importRows } from "./import-rows.server.ts";
import { previewImport, stageImport } from "./stage-import.server.ts";
import { listNotUndone, undoImport } from "./undo-import.server.ts";

const now = new Date("2026-11-15T12:00:00Z");
const file = `\uFEFFTitle;Country;Deadline;Application URL;Remarks
Chevening;United Kingdom;5 November 2027;https://www.chevening.org/apply;x
Rhodes;United Kingdom;03/04/2027;https://rhodes.example.org/;
;Kenya;;;
Known Award;Kenya;2027-01-31;https://known.example.org/?utm_source=x;
CHEVENING;Kenya;;;
`;

async function stage(db: Database, content = file) {
  const editor = await somebody(db, "Edna Editor");
  const staged = await asViewer(anAdmin(db, editor), (own) =>
    stageImport(own, { kind: "scholarships", fileName: "awards.csv", content, editor }, now),
  );
  if (!staged.ok) throw new Error(staged.problem);
  return staged.id;
}

const choose = (duplicates: (typeof duplicateChoices)[number], isPublished = true) => ({
  duplicates,
  isPublished,
});
const titles = async (db: Database) =>
  (await db.select().from(scholarships).orderBy(asc(scholarships.title))).map(({ title }) => title);

async function addKnown(db: Database) {
  const [known] = await db
    .insert(scholarships)
    .values({
      title: "Known award",
      applicationUrl: "http://known.example.org",
      amount: "Full",
      country: "Ghana",
    })
    .returning();
  return known?.id ?? "";
}

describe("a staged spreadsheet", () => {
  test("is shown with the problems and duplicates of each row, and nothing is written", async ({ db }) => {
    const known = await addKnown(db);
    const id = await stage(db);
    const [staged] = await db.select().from(catalogueImports).where(eq(catalogueImports.id, id));
    if (!staged) throw new Error("nothing is staged");
    const preview = await previewImport(db, staged);
    expect(preview?.unknownColumns).toEqual(["Remarks"]);
    expect(preview?.rows.map(({ line, problems, known: of }) => ({ line, problems, known: of }))).toEqual([
      { line: 2, problems: [], known: null },
      {
        line: 3,
        problems: [
          "“Deadline” must be a date like 2026-12-15 or 15 December 2026. 3/4/2026 could mean two dates.",
        ],
        known: null,
      },
      { line: 4, problems: ["Enter something for “Title”."], known: null },
      { line: 5, problems: [], known: { id: known, title: "Known award", isPublished: true } },
      { line: 6, problems: [], known: { line: 2 } },
    ]);
    expect(await titles(db)).toEqual(["Known award"]);
  });

  test("is deleted after a day", async ({ db }) => {
    await stage(db);
    const editor = await somebody(db);
    const later = new Date(now.getTime() + 25 * 3_600_000);
    await asViewer(anAdmin(db, editor), (own) =>
      stageImport(
        own,
        { kind: "events", fileName: "", content: "Title,Date\nFair,2027-01-01", editor },
        later,
      ),
    );
    expect(await db.select({ kind: catalogueImports.kind }).from(catalogueImports)).toEqual([
      { kind: "events" },
    ]);
  });

  test("is inaccessible to members and visitors", async ({ db }) => {
    const id = await stage(db);
    for (const stranger of [aVisitor(db), aMember(db, await somebody(db))]) {
      await expect(asViewer(stranger, (own) => importRows(own, id, choose("add")))).rejects.toThrow();
      await expect(asViewer(stranger, (own) => undoImport(own, id))).rejects.toThrow();
    }
  });

  test.for<[string, string, string]>([
    ["no text", "", "This file is empty."],
    ["headers only", "Title,Country\n", "There are no rows below the header."],
    [
      "no title column",
      "Name of it,Country\nA,B",
      "These columns are missing: Title. The first line must have the column names.",
    ],
    ["an open quote", 'Title\n"A', "A quotation mark opened on line 2 is never closed."],
    [
      "too many rows",
      `Title\n${"A\n".repeat(5_001)}`,
      "There are more than 5,000 rows; import at most 5,000 at a time.",
    ],
    [
      "too many columns",
      `Title${",other".repeat(40_000)}\nA`,
      "There are more than 200 columns; import at most 200.",
    ],
    [
      "too many cells",
      `Title\nA${",".repeat(40_000)}b`,
      "There are more than 200 columns; import at most 200.",
    ],
  ])("with %s is refused", async ([, content, problem], { db }) => {
    const editor = await somebody(db);
    const given = { kind: "scholarships" as const, fileName: "", content, editor };
    expect(await stageImport(db, given, now)).toEqual({ ok: false, problem });
  });
});

describe("an import", () => {
  test("adds the valid rows and leaves duplicates out, as one batch", async ({ db }) => {
    await addKnown(db);
    const id = await stage(db);
    const outcome = await asEditor(db, (own) => importRows(own, id, choose("skip")));
    expect(outcome).toEqual({ ok: true, added: 1, changed: 0, skipped: 4 });
    expect(await titles(db)).toEqual(["Chevening", "Known award"]);
    const history = await db.select().from(catalogueChanges);
    expect(history).toMatchObject([{ action: "import", batchId: id, title: "Chevening", former: null }]);
    expect(await asEditor(db, (own) => importRows(own, id, choose("add")))).toMatchObject({ ok: false });
  });

  test("can add rows as drafts, which nobody sees", async ({ db }) => {
    const id = await stage(db);
    await asEditor(db, (own) => importRows(own, id, choose("skip", false)));
    expect(await titles(db)).toEqual([]);
    expect(await db.select().from(unpublishedRecords)).toHaveLength(2);
    expect(await asEditor(db, (own) => undoImport(own, id))).toMatchObject({ deleted: 2 });
    expect(await db.select().from(unpublishedRecords)).toEqual([]);
  });

  test("can update existing records, without deleting what the file doesn't contain", async ({ db }) => {
    const known = await addKnown(db);
    const [before] = await db.select().from(scholarships);
    const id = await stage(db);
    const outcome = await asEditor(db, (own) => importRows(own, id, choose("update")));
    expect(outcome).toMatchObject({ added: 1, changed: 1 });
    const [changed] = await db.select().from(scholarships).where(eq(scholarships.id, known));
    expect(changed).toMatchObject({
      title: "Known Award",
      amount: "Full",
      country: "Kenya",
      deadline: "2027-01-31",
    });
    await asEditor(db, (own) => undoImport(own, id));
    expect(await db.select().from(scholarships)).toEqual([before]);
  });

  test("leaves a record unchanged if a row's minimum age exceeds the record's maximum, or the reverse", async ({
    db,
  }) => {
    await db.insert(scholarships).values({ title: "Chevening", ageMin: 30, ageMax: 40 });
    const id = await stage(db, "Title,Oldest age\nChevening,25\n");
    expect(await asEditor(db, (own) => importRows(own, id, choose("update")))).toMatchObject({
      ok: true,
      changed: 0,
      skipped: 1,
    });
    expect(await db.select().from(scholarships)).toMatchObject([{ ageMin: 30, ageMax: 40 }]);
  });
});

describe("an import that is undone", () => {
  test("deletes what it added, except for what was edited since, and says which", async ({ db }) => {
    const id = await stage(db);
    await asEditor(db, (own) => importRows(own, id, choose("add")));
    expect((await titles(db)).toSorted()).toEqual(["CHEVENING", "Chevening", "Known Award"]);
    await asEditor(db, async (own) => {
      await own.update(scholarships).set({ amount: "Full" }).where(eq(scholarships.title, "Chevening"));
      await own.delete(scholarships).where(eq(scholarships.title, "CHEVENING"));
    });
    const outcome = await asEditor(db, (own) => undoImport(own, id));
    expect(outcome).toEqual({ ok: true, deleted: 1, restored: 0, kept: 1 });
    expect(await titles(db)).toEqual(["Chevening"]);
    expect(await listNotUndone(db, id)).toMatchObject([{ title: "Chevening" }]);
    expect(await asEditor(db, (own) => undoImport(own, id))).toEqual({ ok: false, reason: "not imported" });
    const undone = await db.select().from(catalogueChanges).where(eq(catalogueChanges.action, "undo"));
    expect(undone).toMatchObject([{ title: "Known Award", batchId: id, current: null }]);
  });
});
