import { eq, sql } from "drizzle-orm";
import { describe, expect } from "vitest";
import type { Database } from "#database/database.ts";
import {
  catalogueChanges,
  scholarships,
  starterRecords,
  unpublishedRecords,
} from "#database/schema/index.ts";
import { asEditor, recordValues } from "#tests/support/as-editor.ts";
import { test } from "#tests/support/database/test-database.ts";
import { setColumns } from "../edit/create-records.server.ts";
import { deleteRecords, publishRecords, unpublishRecords } from "../edit/publish-records.server.ts";
import { loadStarter } from "./load-starter.server.ts";
import type { Starter } from "./read-starter.server.ts";

const now = new Date("2026-11-15T08:00:00Z");
let editions = 0;

/** A catalogue of scholarships, by their keys. */
const starter = (records: Record<string, Record<string, string>>): Starter => ({
  digest: `edition ${editions++}`,
  records: {
    scholarships: Object.entries(records).map(([key, texts]) => ({
      key,
      region: "kenya",
      isPublished: true,
      values: recordValues("scholarships", texts),
    })),
    colleges: [],
    internships: [],
  },
});

const load = (db: Database, records: Record<string, Record<string, string>>) =>
  loadStarter(db, starter(records), now);
const all = (db: Database) => db.select().from(scholarships).orderBy(scholarships.title);
const only = async (db: Database) => {
  const [one, ...others] = await all(db);
  if (!one || others.length > 0) throw new Error("there is not exactly one");
  return one;
};

const first = { title: "Equity Leaders", amount: "Tuition", country: "Kenya", usual_closes: "August" };

describe("a newer starter catalogue", () => {
  test("updates what no editor has changed, field by field", async ({ db }) => {
    expect(await load(db, { equity: first })).toEqual({ added: 1, changed: 0 });
    const { id } = await only(db);
    const evidence = "deadline | official | https://a.example/ | 2026";
    const newer = { ...first, title: "Equity Leaders Programme", usual_closes: "15 September", evidence };
    expect(await load(db, { equity: newer })).toEqual({ added: 0, changed: 1 });
    expect(await only(db)).toMatchObject({
      id,
      title: "Equity Leaders Programme",
      usualCloses: "09-15",
      evidence: [{ facts: "deadline", source: "official", url: "https://a.example/", dated: "2026" }],
    });
    expect(await db.$count(catalogueChanges), "is nobody's edit").toBe(0);
  });

  test("leaves what an editor wrote, and changes the rest", async ({ db }) => {
    await load(db, { equity: first });
    const { id } = await only(db);
    await asEditor(db, (own) =>
      setColumns(own, { kind: "scholarships", id, isPublished: true }, { amount: "Tuition and a laptop" }),
    );
    await load(db, { equity: { ...first, amount: "Full tuition", country: "Kenya, Uganda" } });
    expect(await only(db)).toMatchObject({ amount: "Tuition and a laptop", country: "Kenya, Uganda" });
    await load(db, { equity: { ...first, amount: "Tuition, full", country: "Uganda" } });
    expect(await only(db), "the time after").toMatchObject({
      amount: "Tuition and a laptop",
      country: "Uganda",
    });
  });

  test("doesn't restore what an editor deleted", async ({ db }) => {
    await load(db, { equity: first });
    const { id } = await only(db);
    await asEditor(db, (own) => deleteRecords(own, "scholarships", [id]));
    expect(await load(db, { equity: { ...first, amount: "More" } })).toEqual({ added: 0, changed: 0 });
    expect(await all(db)).toEqual([]);
  });

  test("leaves what an editor took down as it is, also when it is published again", async ({ db }) => {
    await load(db, { equity: first });
    const { id } = await only(db);
    await asEditor(db, (own) => unpublishRecords(own, "scholarships", [id]));
    expect(await load(db, { equity: { ...first, amount: "More" } })).toEqual({ added: 0, changed: 0 });
    expect(await all(db)).toEqual([]);
    expect(await db.$count(unpublishedRecords)).toBe(1);
    await asEditor(db, (own) => publishRecords(own, "scholarships", [id]));
    expect(await only(db)).toMatchObject({ id, amount: "Tuition" });
  });

  test("adds what is new, and keeps what it no longer names", async ({ db }) => {
    await load(db, { equity: first });
    expect(await load(db, { chevening: { title: "Chevening" } })).toEqual({ added: 1, changed: 0 });
    expect((await all(db)).map(({ title }) => title)).toEqual(["Chevening", "Equity Leaders"]);
  });

  test("is not loaded twice", async ({ db }) => {
    const edition = starter({ equity: first });
    expect(await loadStarter(db, edition, now)).toEqual({ added: 1, changed: 0 });
    expect(await loadStarter(db, edition, now)).toBeNull();
    expect(await db.$count(scholarships)).toBe(1);
  });
});

describe("an existing record of the same name", () => {
  test("that nobody changed is treated as ours, and keeps its address", async ({ db }) => {
    const [before] = await db
      .insert(scholarships)
      .values({ title: "equity leaders", amount: "Varies", country: "Kenya" })
      .returning();
    expect(await load(db, { equity: first })).toEqual({ added: 0, changed: 1 });
    expect(await only(db)).toMatchObject({
      id: before?.id,
      title: "Equity Leaders",
      amount: "Tuition",
      usualCloses: "08",
    });
    expect(await db.select().from(starterRecords)).toMatchObject([{ key: "equity", recordId: before?.id }]);
  });

  test("that an editor wrote only gets its missing values", async ({ db }) => {
    await db.insert(scholarships).values({ title: "Equity Leaders", country: "Kenya" });
    const { id } = await only(db);
    await asEditor(db, (own) =>
      own.update(scholarships).set({ amount: "Ask them" }).where(eq(scholarships.id, id)),
    );
    await load(db, { equity: { ...first, country: "Uganda" } });
    expect(await only(db)).toMatchObject({ id, amount: "Ask them", country: "Kenya", usualCloses: "08" });
    await load(db, { equity: { ...first, usual_closes: "September" } });
    expect(await only(db), "the time after").toMatchObject({ amount: "Ask them", usualCloses: "09" });
  });

  test("is matched by one entry only", async ({ db }) => {
    await db.execute(sql`insert into scholarships (title) values ('Equity Leaders')`);
    await load(db, { equity: first });
    expect(await load(db, { equity: first, other: { title: "Equity Leaders" } })).toMatchObject({ added: 1 });
  });
});
