import { asc, eq, sql } from "drizzle-orm";
import { describe, expect } from "vitest";
import { test } from "#tests/support/database/test-database.ts";
import { aMember, anAdmin, aVisitor, somebody } from "#tests/support/people/people.ts";
import type { Database } from "./database.ts";
import * as tables from "./schema/index.ts";
import { asViewer, asWorker } from "./viewer.ts";

const { catalogueChanges, scholarships, colleges, schoolSpotlights, unpublishedRecords } = tables;

const history = (db: Database) => db.select().from(catalogueChanges).orderBy(asc(catalogueChanges.id));
const move = (verb: "publish" | "unpublish", kind: string, id: string) =>
  sql`select ${sql.raw(`${verb}_records`)}(${kind}, array[${id}::uuid]) as moved`;

async function addScholarship(db: Database, values: Partial<typeof scholarships.$inferInsert> = {}) {
  const [added] = await db
    .insert(scholarships)
    .values({ title: "Chevening", country: "United Kingdom", deadline: "2027-11-05", ...values })
    .returning();
  if (!added) throw new Error("nothing was added");
  return added;
}

describe("the history of the catalogue", () => {
  test("is written by the database: who, what, and the old values of what changed", async ({ db }) => {
    const editor = await somebody(db, "Edna Editor");
    const { id } = await asViewer(anAdmin(db, editor), async (own) => {
      const added = await addScholarship(own);
      await own.update(scholarships).set({ amount: "Full", country: "Kenya" });
      await own.delete(scholarships).where(eq(scholarships.id, added.id));
      return added;
    });
    const written = await history(db);
    expect(written.map(({ action }) => action)).toEqual(["create", "update", "delete"]);
    for (const change of written) {
      expect(change).toMatchObject({ recordId: id, kind: "scholarships", title: "Chevening" });
      expect(change).toMatchObject({ changedBy: editor, byWorker: false, batchId: null });
    }
    expect(written[0]).toMatchObject({ former: null, current: { id, title: "Chevening", amount: null } });
    expect(written[1]?.former).toEqual({ amount: null, country: "United Kingdom" });
    expect(written[1]?.current).toEqual({ amount: "Full", country: "Kenya" });
    expect(written[2]).toMatchObject({ former: { title: "Chevening", country: "Kenya" }, current: null });
    expect(written[2]?.former).not.toHaveProperty("search_text");
  });

  test("names a job as the author of its change, and skips the link check", async ({ db }) => {
    const { id } = await addScholarship(db, { deadline: "2026-01-01" });
    await asWorker(db, async (own) => {
      await own.update(scholarships).set({ checkedAt: new Date(), title: "Chevening" });
    });
    expect(await history(db)).toEqual([]);
    await asWorker(db, (own) => own.update(scholarships).set({ sourceName: "Chevening" }));
    expect(await history(db)).toMatchObject([{ recordId: id, byWorker: true, changedBy: null }]);
  });

  test("is not written for the starter catalogue and migrations, which aren't edits", async ({ db }) => {
    await addScholarship(db);
    expect(await history(db)).toEqual([]);
  });

  test("removes the name of someone whose account is deleted, and keeps what they did", async ({ db }) => {
    const editor = await somebody(db);
    await asViewer(anAdmin(db, editor), (own) => addScholarship(own));
    await db.delete(tables.users).where(eq(tables.users.id, editor));
    expect(await history(db)).toMatchObject([{ changedBy: null, byWorker: false, action: "create" }]);
  });

  test("shows admins the names of editors, and of nobody else", async ({ db }) => {
    const editor = await somebody(db, "Edna Editor");
    const student = await somebody(db, "Amina Yusuf");
    await asViewer(anAdmin(db, editor), (own) => addScholarship(own));
    const ask = sql`select name from editor_names(array[${editor}::uuid, ${student}::uuid])`;
    expect(await asViewer(anAdmin(db, editor), (own) => own.execute(ask))).toHaveProperty("rows", [
      { name: "Edna Editor" },
    ]);
    await expect(asViewer(aMember(db, student), (own) => own.execute(ask))).rejects.toThrow();
  });
});

describe("a record that is taken down", () => {
  test("leaves the table that visitors read, and returns unchanged", async ({ db }) => {
    const admin = anAdmin(db, await somebody(db));
    const before = await addScholarship(db, { checkedAt: new Date("2026-11-01"), amount: "Full" });
    await asViewer(admin, (own) => own.execute(move("unpublish", "scholarships", before.id)));
    for (const viewer of [aVisitor(db), aMember(db, await somebody(db)), admin]) {
      expect(await asViewer(viewer, (own) => own.select().from(scholarships))).toEqual([]);
    }
    await asViewer(admin, (own) => own.execute(move("publish", "scholarships", before.id)));
    expect(await db.select().from(scholarships)).toEqual([before]);
    expect(await db.select().from(unpublishedRecords)).toEqual([]);
    expect(await history(db)).toMatchObject([
      { action: "unpublish", former: { published: true }, current: { published: false } },
      { action: "publish", former: { published: false }, current: { published: true } },
    ]);
  });

  test("that was never public counts as new on the day it is published", async ({ db }) => {
    const admin = anAdmin(db, await somebody(db));
    const [draft] = await db
      .insert(unpublishedRecords)
      .values({
        kind: "scholarships",
        title: "Draft",
        record: { title: "Draft" },
        createdAt: new Date("2020-01-01"),
      })
      .returning();
    await asViewer(admin, (own) => own.execute(move("publish", "scholarships", draft?.id ?? "")));
    const [published] = await db.select().from(scholarships);
    expect(published).toMatchObject({ id: draft?.id, title: "Draft", country: "" });
    expect(published?.createdAt.getFullYear()).toBeGreaterThan(2025);
  });

  test("hides the spotlights of a school, and shows them again", async ({ db }) => {
    const admin = anAdmin(db, await somebody(db));
    const [school] = await db.insert(colleges).values({ name: "Ashesi" }).returning();
    const schoolId = school?.id ?? "";
    await db.insert(schoolSpotlights).values({ schoolId, spotlightText: "A school.", isFeatured: true });
    await asViewer(admin, (own) => own.execute(move("unpublish", "colleges", schoolId)));
    expect(await db.select().from(schoolSpotlights)).toEqual([]);
    const [waiting] = await db
      .select()
      .from(unpublishedRecords)
      .where(eq(unpublishedRecords.kind, "school_spotlights"));
    const tooSoon = await asViewer(admin, (own) =>
      own.execute(move("publish", "school_spotlights", waiting?.id ?? "")),
    );
    expect(tooSoon).toHaveProperty("rows", [{ moved: 0 }]);
    await asViewer(admin, (own) => own.execute(move("publish", "colleges", schoolId)));
    expect(await db.select().from(schoolSpotlights)).toMatchObject([
      { schoolId, spotlightText: "A school.", isFeatured: true },
    ]);
  });

  test("can be taken down by admins and jobs only", async ({ db }) => {
    const { id } = await addScholarship(db);
    const member = aMember(db, await somebody(db));
    for (const verb of ["unpublish", "publish"] as const) {
      const ask = move(verb, "scholarships", id);
      await expect(asViewer(member, (own) => own.execute(ask))).rejects.toThrow();
      await expect(asViewer(aVisitor(db), (own) => own.execute(ask))).rejects.toThrow();
    }
    await asWorker(db, (own) => own.execute(move("unpublish", "scholarships", id)));
    expect(await history(db)).toMatchObject([{ action: "unpublish", byWorker: true }]);
  });
});

describe("normalised titles and addresses", () => {
  test.for([
    ["Chevening Scholarship (2026/27)", "chevening scholarship 2026 27"],
    ["  École  d’Été — Côte-d'Ivoire ", "ecole d ete cote d ivoire"],
    ["የነፃ ትምህርት ዕድል", "የነፃ ትምህርት ዕድል"],
  ])("the title %s is normalised to %s", async ([title, plain], { db }) => {
    const answer = await db.execute(sql`select plain_title(${title}) as plain`);
    expect(answer).toHaveProperty("rows", [{ plain }]);
  });

  test.for([
    ["https://www.Chevening.org/apply/?utm_source=x&id=3&utm_medium=y#top", "chevening.org/apply?id=3"],
    ["http://chevening.org/", "chevening.org"],
    ["https://chevening.org/?fbclid=abc", "chevening.org"],
    ["https://chevening.org/a?b=1&c=2", "chevening.org/a?b=1&c=2"],
    ["", ""],
  ])("the address %s is normalised to %s", async ([address, plain], { db }) => {
    const answer = await db.execute(sql`select plain_address(${address}) as plain`);
    expect(answer).toHaveProperty("rows", [{ plain }]);
  });
});
