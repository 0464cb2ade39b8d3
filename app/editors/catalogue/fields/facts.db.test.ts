import { desc } from "drizzle-orm";
import { describe, expect } from "vitest";
import type { Kind } from "#app/catalogue/kinds/kinds.ts";
import { csvRecords } from "#app/shared/csv/write-csv.ts";
import { catalogueChanges, savedItems } from "#database/schema/index.ts";
import { kinds } from "#database/schema/lists.ts";
import { asViewer } from "#database/viewer.ts";
import { asEditor, recordValues } from "#tests/support/as-editor.ts";
import { test } from "#tests/support/database/test-database.ts";
import { anAdmin, somebody } from "#tests/support/people/people.ts";
import { mergeRecords } from "../duplicates/merge-records.server.ts";
import { createRecord } from "../edit/create-records.server.ts";
import { findRecord } from "../edit/find-record.server.ts";
import { deleteRecords, publishRecords, unpublishRecords } from "../edit/publish-records.server.ts";
import { updateRecord } from "../edit/update-record.server.ts";
import { restoreRecord } from "../history/restore-record.server.ts";
import { importRows } from "../import/import-rows.server.ts";
import { stageImport } from "../import/stage-import.server.ts";
import { undoImport } from "../import/undo-import.server.ts";
import { textsOf } from "./record-texts.ts";
import { recordTypes } from "./record-types.ts";

/** A value in each field of a kind, so that every column is used. */
function everyFact(kind: Kind, title: string): Record<string, string> {
  const recordType = recordTypes[kind];
  const entries = recordType.fields.map(({ name, input, choices = [], example = "", entryType, pattern }) => {
    if (name === recordType.titleColumn) return [name, title];
    if (pattern === "currency") return [name, "KES"];
    if (entryType === "month") return [name, "1\n9"];
    const typed: Partial<Record<typeof input, string>> = {
      date: "2027-03-01",
      address: `https://a.example/${name}`,
      choice: choices.at(-1),
      answer: "no",
      tick: "on",
      list: "One, with a comma\nTwo",
      usual: "15 August",
      number: name === "age_min" ? "18" : name.startsWith("study_year_") ? "3" : "20",
      choices: choices.slice(0, 2).join("\n"),
      rows: `${example}\n${example}`,
    };
    return [name, typed[input] ?? `Some ${name}`];
  });
  return Object.fromEntries(entries);
}

describe.each(kinds)("the facts of %s", (kind) => {
  const recordType = recordTypes[kind];

  test("are preserved when a record is created, changed, taken down, published, deleted and restored", async ({
    db,
  }) => {
    const values = recordValues(kind, everyFact(kind, "A record"));
    await asEditor(db, async (own) => {
      const id = await createRecord(own, kind, values, { isPublished: true });
      const stands = async (expected: Record<string, unknown>, isPublished: boolean) =>
        expect(await findRecord(own, kind, id)).toMatchObject({ isPublished, values: expected });
      await stands(values, true);
      await unpublishRecords(own, kind, [id]);
      await stands(values, false);
      const changed = { ...values, notes: "Another note", evidence: [] };
      const { version = "" } = (await findRecord(own, kind, id)) ?? {};
      expect(await updateRecord(own, { kind, id, version }, changed)).toEqual({ ok: true });
      await publishRecords(own, kind, [id]);
      await stands(changed, true);
      await deleteRecords(own, kind, [id]);
      expect(await findRecord(own, kind, id)).toBeNull();
      const [last] = await own.select().from(catalogueChanges).orderBy(desc(catalogueChanges.id)).limit(1);
      expect(await restoreRecord(own, last?.id ?? 0)).toMatchObject({ ok: true, isPublished: true });
      await stands(changed, true);
    });
  });

  test("fill gaps of a record that is merged with theirs", async ({ db }) => {
    const values = recordValues(kind, everyFact(kind, "A record"));
    await asEditor(db, async (own) => {
      const drop = await createRecord(own, kind, values, { isPublished: true });
      const bare = recordValues(kind, {
        [recordType.titleColumn]: "The record",
        is_rolling: "on",
        is_loan: "on",
      });
      const keep = await createRecord(own, kind, bare, { isPublished: true });
      expect(await mergeRecords(own, kind, { keep, drop })).toMatchObject({ ok: true });
      const merged = await findRecord(own, kind, keep);
      const chosen = ["gpa_requirement", recordType.titleColumn];
      expect(without(chosen, merged?.values)).toEqual(without(chosen, values));
      expect(await findRecord(own, kind, drop)).toBeNull();
    });
  });

  test("are imported from a spreadsheet, and removed when that is undone", async ({ db }) => {
    const texts = textsOf(recordType, recordValues(kind, everyFact(kind, "A record")));
    const bare = recordValues(kind, { [recordType.titleColumn]: "Known already" });
    const editor = await somebody(db);
    const rows = [
      recordType.fields.map(({ label }) => label),
      recordType.fields.map(({ name }) => texts[name] ?? ""),
      // A row for the known record. With an address it would match the first record instead.
      recordType.fields.map(({ name, input }) =>
        name === recordType.titleColumn ? "Known already" : input === "address" ? "" : (texts[name] ?? ""),
      ),
    ];
    const content = csvRecords(rows);
    await asViewer(anAdmin(db, editor), async (own) => {
      const known = await createRecord(own, kind, bare, { isPublished: true });
      const staged = await stageImport(own, { kind, fileName: "a.csv", content, editor }, new Date());
      if (!staged.ok) throw new Error(staged.problem);
      const imported = await importRows(own, staged.id, { duplicates: "update", isPublished: true });
      expect(imported).toEqual({ ok: true, added: 1, changed: 1, skipped: 0 });
      const filled = await findRecord(own, kind, known);
      expect(filled?.values.evidence).toHaveLength(2);
      expect(filled?.values.aliases).toEqual(["One, with a comma", "Two"]);
      expect(await undoImport(own, staged.id)).toMatchObject({ ok: true, deleted: 1, restored: 1 });
      expect((await findRecord(own, kind, known))?.values).toEqual(bare);
    });
  });
});

const without = (names: string[], values: Record<string, unknown> = {}) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));

describe("records that are merged", () => {
  test("keep a figure with its own currency, and ages that belong together", async ({ db }) => {
    await asEditor(db, async (own) => {
      const one = recordValues("scholarships", { title: "One", amount_currency: "KES", age_min: "30" });
      const other = recordValues("scholarships", {
        title: "Other",
        amount_value: "500",
        amount_currency: "USD",
        age_max: "25",
        referees: "2",
      });
      const keep = await createRecord(own, "scholarships", one, { isPublished: true });
      const drop = await createRecord(own, "scholarships", other, { isPublished: true });
      expect(await mergeRecords(own, "scholarships", { keep, drop })).toMatchObject({ ok: true });
      expect((await findRecord(own, "scholarships", keep))?.values).toMatchObject({
        amount_value: null,
        amount_currency: "KES",
        age_min: 30,
        age_max: null,
        referees: 2,
      });
    });
  });

  test("leave a member who saved both with all ticks and alerts", async ({ db }) => {
    const userId = await somebody(db);
    const make = (title: string) =>
      createRecord(db, "scholarships", recordValues("scholarships", { title }), { isPublished: true });
    const [keep, drop] = [await make("One"), await make("Other")];
    await db.insert(savedItems).values([
      { userId, scholarshipId: keep, ticked: ["CV"] },
      { userId, scholarshipId: drop, ticked: ["CV", "passport"], wantsOpening: true },
    ]);
    await asEditor(db, (own) => mergeRecords(own, "scholarships", { keep, drop }));
    expect(await db.select().from(savedItems)).toMatchObject([
      { ticked: ["CV", "passport"], wantsOpening: true, opportunityId: keep },
    ]);
  });
});
