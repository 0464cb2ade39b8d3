import { asc, eq, sql } from "drizzle-orm";
import { describe, expect } from "vitest";
import type { Database } from "#database/database.ts";
import { catalogueChanges, colleges, scholarships, unpublishedRecords } from "#database/schema/index.ts";
import { catalogueKinds } from "#database/schema/lists.ts";
import { asViewer, asWorker } from "#database/viewer.ts";
import { asEditor, recordValues, today } from "#tests/support/as-editor.ts";
import { test } from "#tests/support/database/test-database.ts";
import { aMember, aVisitor, somebody } from "#tests/support/people/people.ts";
import { createRecord } from "../edit/create-records.server.ts";
import { findRecord } from "../edit/find-record.server.ts";
import { deleteRecords, publishRecords, unpublishRecords } from "../edit/publish-records.server.ts";
import { updateRecord } from "../edit/update-record.server.ts";
import type { CatalogueKind } from "../fields/catalogue-field.ts";
import { recordTypes } from "../fields/record-types.ts";
import { listChanges, listEditors } from "../history/list-changes.server.ts";
import { restoreRecord } from "../history/restore-record.server.ts";
import { countRecords, listRecords, recordsPerPage } from "./list-records.server.ts";
import { parseRecordCursor } from "./record-cursor.ts";
import { parseRecordFilters } from "./record-filters.ts";

const texts: Record<CatalogueKind, Record<string, string>> = {
  scholarships: { title: "Chevening", country: "United Kingdom", deadline: "2027-11-05" },
  colleges: { name: "Ashesi", country: "Ghana", programs: "Law\nBusiness" },
  internships: { title: "Outreachy", company: "SFC", job_type: "internship" },
  events: { title: "Fair", event_date: "2027-01-01" },
  test_prep: { title: "SAT prep", test_type: "SAT", resource_url: "https://sat.example.org/" },
  student_spotlights: { name: "Wangari", country: "Kenya", story: "Trees.", is_featured: "on" },
  school_spotlights: { school_id: "", spotlight_text: "A school.", is_featured: "on" },
};

async function someValues(db: Database, kind: CatalogueKind) {
  const [school] = await db.insert(colleges).values({ name: "A school" }).returning();
  return recordValues(kind, {
    ...texts[kind],
    ...(kind === "school_spotlights" && { school_id: school?.id ?? "" }),
  });
}

const actions = async (db: Database) =>
  (await db.select().from(catalogueChanges).orderBy(asc(catalogueChanges.id))).map(({ action }) => action);

const everything = parseRecordFilters(recordTypes.scholarships, new URLSearchParams());

const titlesOf = async (
  db: Database,
  words: string,
  state: Parameters<typeof listRecords>[2]["state"] = "all",
) =>
  (await listRecords(db, recordTypes.scholarships, { ...everything, words, state }, today)).records.map(
    ({ title }) => title,
  );

describe.each(catalogueKinds)("a record among the %s", (kind) => {
  test.for([true, false])(
    "can be created (published: %s), changed, moved, deleted and restored",
    async (isPublished, { db }) => {
      const values = await someValues(db, kind);
      await asEditor(db, async (own) => {
        const id = await createRecord(own, kind, values, { isPublished });
        const made = await findRecord(own, kind, id);
        expect(made).toMatchObject({ isPublished, values });
        const title = recordTypes[kind].titleColumn;
        const version = made?.version ?? "";
        const changed = await updateRecord(own, { kind, id, version }, { ...values, [title]: "Another" });
        expect(changed).toEqual({ ok: true });
        await (isPublished ? unpublishRecords : publishRecords)(own, kind, [id]);
        expect(await findRecord(own, kind, id)).toMatchObject({
          isPublished: !isPublished,
          values: { ...values, [title]: "Another" },
        });
        expect(await deleteRecords(own, kind, [id])).toBe(1);
        expect(await findRecord(own, kind, id)).toBeNull();
        const { changes } = await listChanges(own, { recordId: id });
        expect(changes[0]).toMatchObject({ action: "delete", canRestore: true, by: "Edna Editor" });
        const restored = await restoreRecord(own, changes[0]?.id ?? 0);
        expect(restored).toEqual({ ok: true, kind, id, isPublished: !isPublished });
        expect(await findRecord(own, kind, id)).toMatchObject({
          isPublished: !isPublished,
          values: { ...values, [title]: "Another" },
        });
        expect(await restoreRecord(own, changes[0]?.id ?? 0)).toMatchObject({ reason: "already there" });
      });
      const moved = isPublished ? "unpublish" : "publish";
      expect(await actions(db)).toEqual(["create", "update", moved, "delete", "restore"]);
    },
  );

  test("is inaccessible to members and visitors, whatever SQL they send", async ({ db }) => {
    const values = await someValues(db, kind);
    const [drafted, published] = await asEditor(db, async (own) => [
      await createRecord(own, kind, values, { isPublished: false }),
      await createRecord(own, kind, values, { isPublished: true }),
    ]);
    if (!drafted || !published) throw new Error("nothing was made");
    for (const stranger of [aVisitor(db), aMember(db, await somebody(db))]) {
      const attempts: ((own: Database) => Promise<unknown>)[] = [
        (own) => createRecord(own, kind, values, { isPublished: true }),
        (own) => createRecord(own, kind, values, { isPublished: false }),
        (own) => publishRecords(own, kind, [drafted]),
        (own) => unpublishRecords(own, kind, [published]),
        (own) => deleteRecords(own, kind, [published]),
        (own) => own.execute(sql`select * from unpublished_records`),
      ];
      for (const attempt of attempts) await expect(asViewer(stranger, attempt)).rejects.toThrow();
    }
    const stranger = aMember(db, await somebody(db));
    expect(await asViewer(stranger, (own) => own.select().from(catalogueChanges))).toEqual([]);
  });
});

describe("an editor who saves", () => {
  test("is told that someone else was faster, and sees the current record", async ({ db }) => {
    const values = recordValues("scholarships", texts.scholarships);
    const id = await createRecord(db, "scholarships", values, { isPublished: true });
    const { version = "" } = (await findRecord(db, "scholarships", id)) ?? {};
    await db.update(scholarships).set({ country: "Kenya" });
    const outcome = await asEditor(db, (own) =>
      updateRecord(own, { kind: "scholarships", id, version }, { ...values, country: "Ghana" }),
    );
    expect(outcome).toMatchObject({ ok: false, reason: "changed", record: { values: { country: "Kenya" } } });
    expect(await db.select().from(scholarships)).toMatchObject([{ country: "Kenya" }]);
  });

  test("is not refused because of a link check in the meantime", async ({ db }) => {
    const values = recordValues("scholarships", texts.scholarships);
    const id = await createRecord(db, "scholarships", values, { isPublished: true });
    const { version = "" } = (await findRecord(db, "scholarships", id)) ?? {};
    await db.update(scholarships).set({ checkedAt: new Date() });
    expect(await updateRecord(db, { kind: "scholarships", id, version }, values)).toEqual({ ok: true });
  });

  test("is told that the record is gone", async ({ db }) => {
    const at = { kind: "scholarships", id: crypto.randomUUID(), version: "" } as const;
    expect(await updateRecord(db, at, {})).toEqual({ ok: false, reason: "gone" });
  });
});

describe("the list for editors", () => {
  test("finds published and unpublished records, by words in any letter case and by URL", async ({ db }) => {
    const add = (title: string, isPublished: boolean, more = {}) =>
      createRecord(db, "scholarships", recordValues("scholarships", { title, ...more }), { isPublished });
    await add("Öffentlich", true, { application_url: "https://daad.example.org/" });
    await add("Draft", false, { application_url: "https://daad.example.org/x" });
    await add("Closed", true, { deadline: "2026-11-14" });
    expect((await titlesOf(db, "")).toSorted()).toEqual(["Closed", "Draft", "Öffentlich"]);
    expect((await titlesOf(db, "DAAD.example")).toSorted()).toEqual(["Draft", "Öffentlich"]);
    expect(await titlesOf(db, "offent")).toEqual(["Öffentlich"]);
    expect((await titlesOf(db, "", "published")).toSorted()).toEqual(["Closed", "Öffentlich"]);
    expect(await titlesOf(db, "", "unpublished")).toEqual(["Draft"]);
    expect(await titlesOf(db, "", "closed")).toEqual(["Closed"]);
    expect(await countRecords(db, ["scholarships"])).toEqual([
      { kind: "scholarships", published: 2, unpublished: 1 },
    ]);
  });

  test("shows every record once, page by page forwards and backwards, even if many were written at the same moment", async ({
    db,
  }) => {
    const count = recordsPerPage * 2 + 7;
    const createdAt = new Date("2026-01-01");
    await db
      .insert(scholarships)
      .values(Array.from({ length: count - 30 }, (_, place) => ({ title: `Award ${place}`, createdAt })));
    await db.insert(unpublishedRecords).values(
      Array.from({ length: 30 }, (_, place) => ({
        kind: "scholarships" as const,
        title: `Draft ${place}`,
        record: {},
        createdAt,
      })),
    );
    const read = (cursor: string | null) =>
      listRecords(db, recordTypes.scholarships, { ...everything, cursor: parseRecordCursor(cursor) }, today);
    const first = await read(null);
    const second = await read(first.older);
    const third = await read(second.older);
    const ids = [first, second, third].flatMap(({ records }) => records.map(({ id }) => id));
    expect(new Set(ids).size).toBe(count);
    expect([first.newer, third.older]).toEqual([null, null]);
    const back = await read(third.newer);
    expect(back.records).toEqual(second.records);
    expect((await read(back.newer)).records).toEqual(first.records);
  });
});

describe("the history", () => {
  test("can be narrowed to a kind, an action, an editor, the jobs", async ({ db }) => {
    await asEditor(db, (own) =>
      createRecord(own, "events", recordValues("events", texts.events), { isPublished: true }),
    );
    await asEditor(
      db,
      async (own) => {
        const id = await createRecord(own, "colleges", recordValues("colleges", texts.colleges), {
          isPublished: true,
        });
        await deleteRecords(own, "colleges", [id]);
      },
      "Otto Other",
    );
    await asWorker(db, (own) => own.insert(scholarships).values({ title: "Scraped" }));
    const shown = async (filter: Parameters<typeof listChanges>[1]) =>
      asEditor(db, async (own) =>
        (await listChanges(own, filter)).changes.map(({ action, title, by }) => `${by} ${action} ${title}`),
      );
    expect(await shown({})).toEqual([
      "null create Scraped",
      "Otto Other delete Ashesi",
      "Otto Other create Ashesi",
      "Edna Editor create Fair",
    ]);
    expect(await shown({ kind: "events" })).toEqual(["Edna Editor create Fair"]);
    expect(await shown({ action: "delete" })).toEqual(["Otto Other delete Ashesi"]);
    expect(await shown({ by: "worker" })).toEqual(["null create Scraped"]);
    const editors = await asEditor(db, listEditors);
    expect(editors.map(({ name }) => name).toSorted()).toEqual(["Edna Editor", "Otto Other"]);
    const otto = editors.find(({ name }) => name === "Otto Other");
    expect(await shown({ by: otto?.id ?? null, action: "create" })).toEqual(["Otto Other create Ashesi"]);
  });

  test("shows the old and the new value of a field", async ({ db }) => {
    const values = recordValues("scholarships", texts.scholarships);
    const id = await createRecord(db, "scholarships", values, { isPublished: true });
    await asEditor(db, async (own) => {
      const { version = "" } = (await findRecord(own, "scholarships", id)) ?? {};
      await updateRecord(
        own,
        { kind: "scholarships", id, version },
        { ...values, deadline: null, amount: "Full" },
      );
    });
    const { changes } = await asEditor(db, (own) => listChanges(own, { recordId: id }));
    expect(changes.map(({ differences }) => differences)).toEqual([
      [
        { label: "Amount", former: null, current: "Full" },
        { label: "Deadline", former: "2027-11-05", current: null },
      ],
    ]);
  });

  test("restores nothing that was not deleted", async ({ db }) => {
    await asEditor(db, async (own) => {
      const values = recordValues("scholarships", texts.scholarships);
      const id = await createRecord(own, "scholarships", values, { isPublished: true });
      const { changes } = await listChanges(own, { recordId: id });
      expect(await restoreRecord(own, changes[0]?.id ?? 0)).toEqual({ ok: false, reason: "not deleted" });
    });
  });
});

describe("a school's spotlight", () => {
  test("that is restored without its college waits among the unpublished", async ({ db }) => {
    const values = await someValues(db, "school_spotlights");
    await asEditor(db, async (own) => {
      const id = await createRecord(own, "school_spotlights", values, { isPublished: true });
      await own.delete(colleges).where(eq(colleges.id, String(values.school_id)));
      const { changes } = await listChanges(own, { recordId: id });
      expect(changes[0]).toMatchObject({ action: "delete", canRestore: true });
      expect(await restoreRecord(own, changes[0]?.id ?? 0)).toMatchObject({ ok: true, isPublished: false });
    });
  });
});
