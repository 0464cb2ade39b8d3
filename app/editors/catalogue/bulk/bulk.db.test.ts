import { describe, expect } from "vitest";
import type { Database } from "#database/database.ts";
import { catalogueChanges, scholarships, unpublishedRecords } from "#database/schema/index.ts";
import { asViewer } from "#database/viewer.ts";
import { recordValues, today } from "#tests/support/as-editor.ts";
import { test } from "#tests/support/database/test-database.ts";
import { aMember, anAdmin, somebody } from "#tests/support/people/people.ts";
import { createRecord } from "../edit/create-records.server.ts";
import { recordTypes } from "../fields/record-types.ts";
import { addChecks, describeRecords, setForAll } from "./change-records.server.ts";
import { listSettableValues } from "./settable-values.ts";

const chosen = async (db: Database) => [
  await createRecord(db, "scholarships", recordValues("scholarships", { title: "Shown", country: "Ghana" }), {
    isPublished: true,
  }),
  await createRecord(db, "scholarships", recordValues("scholarships", { title: "Draft" }), {
    isPublished: false,
  }),
];

describe("a chosen set of records", () => {
  const oneOfEach = Object.values(recordTypes).flatMap((recordType) =>
    listSettableValues(recordType)
      .filter(({ fieldLabel }, place, all) => all.findIndex((one) => one.fieldLabel === fieldLabel) === place)
      .map((set) => [recordType.kind, set] as const),
  );

  test.for(oneOfEach)("of %s can be set to %o", async ([kind, { column, values }], { db }) => {
    const record = recordValues(kind, { [recordTypes[kind].titleColumn]: "A" });
    const id = await createRecord(db, kind, record, { isPublished: true });
    expect(await setForAll(db, kind, [id], values)).toBe(1);
    expect(await describeRecords(db, kind, [id], column)).toMatchObject([{ id, value: values[column] }]);
  });

  test("is described before the change, and is one batch of one editor in the history", async ({ db }) => {
    const ids = await chosen(db);
    const editor = await somebody(db);
    const admin = anAdmin(db, editor);
    const gone = crypto.randomUUID();
    expect(
      await asViewer(admin, (own) => describeRecords(own, "scholarships", [...ids, gone], "country")),
    ).toEqual([
      { id: ids[1], title: "Draft", value: "" },
      { id: ids[0], title: "Shown", value: "Ghana" },
    ]);
    expect(
      await asViewer(admin, (own) => setForAll(own, "scholarships", [...ids, gone], { country: "Kenya" })),
    ).toBe(2);
    expect(await db.select().from(scholarships)).toMatchObject([{ country: "Kenya" }]);
    expect(await db.select().from(unpublishedRecords)).toMatchObject([{ record: { country: "Kenya" } }]);
    const changes = await db.select().from(catalogueChanges);
    expect(changes.map(({ action, changedBy }) => [action, changedBy])).toEqual([
      ["update", editor],
      ["update", editor],
    ]);
    expect(new Set(changes.map(({ batchId }) => batchId)).size).toBe(1);
  });

  test("is marked as checked with the editor's name, and deleted records are not counted", async ({ db }) => {
    const ids = await chosen(db);
    const editor = await somebody(db, "Edna Editor");
    const count = await asViewer(anAdmin(db, editor), (own) =>
      addChecks(own, editor, "scholarships", [...ids, crypto.randomUUID()], today),
    );
    expect(count).toBe(2);
    const [record] = await db.select().from(scholarships);
    expect(record?.evidence).toMatchObject([{ checkedOn: today, checkedBy: "Edna Editor" }]);
  });

  test("is not changed by a member", async ({ db }) => {
    const ids = await chosen(db);
    const member = aMember(db, await somebody(db));
    await expect(
      asViewer(member, (own) => setForAll(own, "scholarships", ids, { country: "Kenya" })),
    ).rejects.toThrow();
    expect(await db.select().from(scholarships)).toMatchObject([{ country: "Ghana" }]);
  });
});
