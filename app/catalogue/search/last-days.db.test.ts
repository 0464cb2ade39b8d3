import { sql } from "drizzle-orm";
import { describe, expect } from "vitest";
import type { Database } from "#database/database.ts";
import { browsing, today } from "#tests/support/catalogue/listings.ts";
import { test } from "#tests/support/database/test-database.ts";
import { findLastDays } from "./last-days.server.ts";
import { orderOf } from "./listing-order.server.ts";
import type { PageCursor, Sort } from "./page-cursor.ts";
import { prepareSearch, wantedBy } from "./search.server.ts";
import { searchScholarships } from "./search-opportunities.server.ts";

/** Half of all are found, and two are wanted: the newest eight are likely to be enough. */
const plan = {
  groups: [{ decides: null, words: ["grant"], tags: [], docs: 500 }],
  share: 0.5,
  expected: 500,
};

/** As the index counts: 2026-11-14. */
const lastDay = 9_814;

async function lastDays(db: Database, sort: Sort = "newest", cursor: PageCursor | null = null) {
  const search = await prepareSearch(db, wantedBy(browsing("")), today);
  return findLastDays(db, search, orderOf(search.collection, sort, cursor, today), 2, plan);
}

/** Before noon of the last day, each so long after the one before it. */
const addGrants = (db: Database, count: number, apart: string) =>
  db.execute(sql`
    insert into scholarships (title, created_at)
    select 'Grant ' || n, timestamptz '2026-11-14 12:00:00+00' - n * ${apart}::interval from generate_series(0, ${count - 1}::int) n`);

describe("the last days that are likely to bring a page", () => {
  test("reach back to the last of the newest that are needed", async ({ db }) => {
    await addGrants(db, 30, "1 day");
    expect(await lastDays(db)).toEqual({ first: lastDay - 7, last: lastDay });
  });

  test("begin where the cursor stands", async ({ db }) => {
    await addGrants(db, 30, "1 day");
    const place = String(Date.UTC(2026, 10, 4, 13) * 1_000);
    const id = "00000000-0000-0000-0000-000000000000";
    const days = await lastDays(db, "newest", { number: 2, direction: "after", sort: "newest", place, id });
    expect(days).toEqual({ first: lastDay - 17, last: lastDay - 10 });
  });

  test("are not asked for where a day brought a whole catalogue", async ({ db }) => {
    await addGrants(db, 40, "1 minute");
    expect(await lastDays(db)).toBeNull();
  });

  test("nor where they would be hundreds", async ({ db }) => {
    await addGrants(db, 30, "40 days");
    expect(await lastDays(db)).toBeNull();
  });

  test("nor in an order that does not begin with the newest", async ({ db }) => {
    await addGrants(db, 30, "1 day");
    expect(await lastDays(db, "closing")).toBeNull();
  });

  test("nor where one would look back over a great many", async ({ db }) => {
    await addGrants(db, 30, "1 day");
    const search = await prepareSearch(db, wantedBy(browsing("")), today);
    const order = orderOf(search.collection, "newest", null, today);
    expect(await findLastDays(db, search, order, 2, { ...plan, share: 0.000_01 })).toBeNull();
  });

  test("nor where next to nothing is found in all", async ({ db }) => {
    await addGrants(db, 30, "1 day");
    const search = await prepareSearch(db, wantedBy(browsing("")), today);
    const order = orderOf(search.collection, "newest", null, today);
    expect(await findLastDays(db, search, order, 2, { ...plan, expected: 10 })).toBeNull();
  });
});

describe("a search that finds too many to read them all", () => {
  /** More than are ranked, every tenth with the word. */
  const addMany = (db: Database) =>
    db.execute(sql`
      insert into scholarships (title, description, created_at)
      select 'Grant ' || n, case when n % 10 = 0 then 'For okapi keepers.' else '' end,
        timestamptz '2026-11-14 12:00:00+00' - n * interval '10 minutes' from generate_series(1, 6000) n`);

  test("finds the newest of them, wherever they stand", async ({ db }) => {
    await addMany(db);
    await db.execute(sql`analyze scholarships`);
    for (const address of ["q=okapi&sort=newest", "q=okapi"]) {
      const { cards } = await searchScholarships(db, browsing(address), today);
      expect(cards.map(({ title }) => title)).toEqual(
        Array.from({ length: 12 }, (_, place) => `Grant ${(place + 1) * 10}`),
      );
    }
  });
});
