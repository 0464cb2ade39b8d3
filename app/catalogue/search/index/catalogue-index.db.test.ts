import { eq, sql } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { catalogueTables } from "#database/changes/catalogue-version.ts";
import type { Database } from "#database/database.ts";
import { queryRows } from "#database/query-rows.ts";
import { scholarships } from "#database/schema/index.ts";
import { asViewer, asWorker } from "#database/viewer.ts";
import { browsing, today, writtenByTriggers } from "#tests/support/catalogue/listings.ts";
import { testDatabase } from "#tests/support/database/test-database.ts";
import { searchScholarships } from "../search.server.ts";

const search = async (db: Database, address = "q=zebrafinch") => {
  const { cards } = await searchScholarships(db, browsing(address), today);
  return cards.map(({ title }) => title);
};

/** In its own transaction, as pages do. */
async function searchAnew(address?: string) {
  const { db } = await testDatabase();
  return asViewer({ kind: "visitor", database: db }, (own) => search(own, address));
}

async function change(work: (db: Database) => Promise<unknown>) {
  const { asOwner, changes } = await testDatabase();
  await asOwner(work);
  await changes.settle();
}

beforeAll(async () => (await testDatabase()).changes.listen());

afterEach(() =>
  change(async (own) => {
    for (const table of [scholarships, ...writtenByTriggers]) await own.delete(table);
  }),
);

describe("the search index", () => {
  test("follows every change of the catalogue", async () => {
    expect(await searchAnew()).toEqual([]);
    expect(await searchAnew("country=Zebraland")).toEqual([]);
    await change((own) =>
      own.insert(scholarships).values({ title: "Zebrafinch Award", country: "Zebraland" }),
    );
    expect(await searchAnew()).toEqual(["Zebrafinch Award"]);
    expect(await searchAnew("country=Zebraland")).toEqual(["Zebrafinch Award"]);
    await change((own) =>
      own
        .update(scholarships)
        .set({ title: "Zebrafinches Award" })
        .where(eq(scholarships.title, "Zebrafinch Award")),
    );
    expect(await searchAnew()).toEqual(["Zebrafinches Award"]);
    await change((own) => own.delete(scholarships));
    expect(await searchAnew()).toEqual([]);
  });

  test("has no uncommitted changes for anyone else", async () => {
    const { db } = await testDatabase();
    expect(await searchAnew()).toEqual([]);
    const takenBack = asWorker(db, async (own) => {
      await own.insert(scholarships).values({ title: "Zebrafinch Award" });
      expect(await search(own)).toEqual(["Zebrafinch Award"]);
      await own.insert(scholarships).values({ title: "Zebrafinches Award" });
      expect((await search(own)).sort()).toEqual(["Zebrafinch Award", "Zebrafinches Award"]);
      throw new Error("taken back");
    });
    await expect(takenBack).rejects.toThrow("taken back");
    expect(await searchAnew()).toEqual([]);
  });

  test("is not read again while the catalogue stays the same", async () => {
    await change((own) => own.insert(scholarships).values({ title: "Zebrafinch Award" }));
    expect(await searchAnew()).toEqual(["Zebrafinch Award"]);
    // A change that no trigger announces.
    await change(async (own) => {
      await own.execute(sql`alter table scholarships disable trigger user`);
      await own.update(scholarships).set({ title: "Bluebird Award" });
      await own.execute(sql`alter table scholarships enable trigger user`);
    });
    expect(await searchAnew("q=bluebird")).toEqual([]);
  });

  test("is the same for everyone: no policy on its tables depends on the reader", async () => {
    const { asOwner } = await testDatabase();
    const remembered = [...catalogueTables];
    const narrowed = await asOwner((own) =>
      queryRows<{ name: string }>(
        own,
        sql`select tablename || ' ' || policyname as name from pg_policies
          where qual ~ 'user|current_setting|has_role' and tablename = any(${sql.param(remembered)}::text[])`,
      ),
    );
    expect(narrowed).toEqual([]);
  });
});
