import { sql } from "drizzle-orm";
import fc from "fast-check";
import { describe, expect } from "vitest";
import type { Database } from "#database/database.ts";
import { scholarships } from "#database/schema/index.ts";
import { addScholarships, browsing, today } from "#tests/support/catalogue/listings.ts";
import { test } from "#tests/support/database/test-database.ts";
import { atDepth } from "#tests/support/depth.ts";
import { browseAddress } from "../filters/search-address.ts";
import type { SearchFilters } from "../filters/search-filters.ts";
import { searchScholarships } from "../search.server.ts";

const many = (count: number, listing: (number: number) => object) =>
  Array.from({ length: count }, (_, number) => listing(number));
const idsOf = (cards: { id: string }[]) => cards.map(({ id }) => id);

/** Goes to the next page the way a visitor does: by its address. */
const turnTo = (filters: SearchFilters, page: SearchFilters["page"]) =>
  browsing(browseAddress(filters, { page }).slice("/browse?".length));

async function readAllPages(
  db: Database,
  filters: SearchFilters,
  between: () => Promise<unknown> = async () => {},
) {
  const pages: string[][] = [];
  for (let at: SearchFilters | null = filters; at; ) {
    const found = await searchScholarships(db, at, today);
    pages.push(idsOf(found.cards));
    await between();
    at = found.next ? turnTo(filters, found.next) : null;
  }
  return pages;
}

/** One a minute, each of which mentions zebras; every ninth has them in its name. */
const addMany = (db: Database, from: number, to: number) =>
  db.execute(sql`
    insert into scholarships (title, description, created_at)
    select case when n % 9 = 0 then 'A zebra grant ' else 'Grant ' end || n, 'For those who love a zebra.',
      timestamptz '2026-05-01 12:00:00+00' + n * interval '1 minute'
    from generate_series(${from}::int + 1, ${to}::int) n`);

describe("the pages of a list", () => {
  test("contain 12 listings each, and the last one the rest", async ({ db }) => {
    await addScholarships(db, ...many(30, () => ({})));
    expect((await readAllPages(db, browsing(""))).map((page) => page.length)).toEqual([12, 12, 6]);
  });

  test("end after a page that is exactly full", async ({ db }) => {
    await addScholarships(db, ...many(24, () => ({})));
    expect((await readAllPages(db, browsing("q=scholarship"))).map((page) => page.length)).toEqual([12, 12]);
  });

  test("contain everything once, even if all of it was added in the same moment", async ({ db }) => {
    const ids = await addScholarships(db, ...many(35, () => ({ createdAt: new Date("2026-05-01") })));
    const read = (await readAllPages(db, browsing("q=a"))).flat();
    expect(read).toHaveLength(35);
    expect(new Set(read)).toEqual(new Set(ids));
  });

  test("distinguish moments that differ by a microsecond", async ({ db }) => {
    await db.execute(sql`
      insert into scholarships (title, created_at)
      select 'A scholarship', timestamptz '2026-05-01 12:00:00+00' + n * interval '1 microsecond' from generate_series(1, 30) n`);
    expect(new Set((await readAllPages(db, browsing(""))).flat()).size).toBe(30);
  });

  test("neither skip nor repeat a listing while others are added", async ({ db }) => {
    const someSearch = fc.constantFrom(
      "",
      "q=scholarship",
      "country=Kenya",
      "sort=closing",
      "sort=closing&q=schol",
      "q=rare",
    );
    const check = fc.asyncProperty(
      someSearch,
      fc.integer({ min: 1, max: 35 }),
      fc.integer({ min: 0, max: 9 }),
      async (address, count, more) => {
        await db.delete(scholarships);
        const listing = (number: number) => ({
          country: number % 3 ? "Kenya" : "Ghana",
          deadline: number % 4 ? `2026-12-${10 + (number % 7)}` : null,
          description: number % 2 ? "rare" : "",
        });
        await addScholarships(db, ...many(count, listing));
        const before = (await readAllPages(db, browsing(address))).flat();
        const during = (
          await readAllPages(db, browsing(address), () =>
            more ? addScholarships(db, ...many(more, listing)) : Promise.resolve(),
          )
        ).flat();
        expect(new Set(during).size).toBe(during.length);
        expect(during.filter((id) => before.includes(id))).toEqual(before);
      },
    );
    await fc.assert(check, { numRuns: atDepth(5, 15) });
  });

  test("continue by relevance to the end and back, even if far more is found than is ranked", async ({
    db,
  }) => {
    await addMany(db, 0, 500);
    await addScholarships(db, { title: "Zebra", createdAt: new Date("2025-01-01") });
    const filters = browsing("q=zebra");
    const forward = await readAllPages(db, filters);
    expect(forward.flat()).toHaveLength(501);
    expect(new Set(forward.flat()).size).toBe(501);
    const [best] = (await searchScholarships(db, filters, today)).cards;
    expect(best?.title).toBe("Zebra");
    let at = await searchScholarships(db, filters, today);
    while (at.next) at = await searchScholarships(db, turnTo(filters, at.next), today);
    const backward = [idsOf(at.cards)];
    while (at.previous) {
      at = await searchScholarships(db, turnTo(filters, at.previous), today);
      backward.unshift(idsOf(at.cards));
    }
    expect(backward).toEqual(forward);
  });

  test("by relevance neither skip nor repeat a listing while others are added", async ({ db }) => {
    await addMany(db, 0, 500);
    const before = (await readAllPages(db, browsing("q=zebra"))).flat();
    let added = 500;
    const addSome = async () => {
      await addMany(db, added, added + 3);
      added += 3;
    };
    const during = (await readAllPages(db, browsing("q=zebra"), addSome)).flat();
    expect(during).toEqual(before);
  });

  test.for(["", "q=scholarship", "sort=closing"])("can be paged back, with '%s'", async (address, { db }) => {
    await addScholarships(
      db,
      ...many(50, (number) => ({ deadline: number % 3 ? `2026-12-${10 + (number % 9)}` : null })),
    );
    const filters = browsing(address);
    const forward = await readAllPages(db, filters);
    let at = await searchScholarships(db, filters, today);
    while (at.next) at = await searchScholarships(db, turnTo(filters, at.next), today);
    const backward = [idsOf(at.cards)];
    expect(at.number).toBe(5);
    while (at.previous) {
      at = await searchScholarships(db, turnTo(filters, at.previous), today);
      backward.unshift(idsOf(at.cards));
    }
    expect(at.number).toBe(1);
    expect(backward).toEqual(forward);
  });

  test("start again from an invalid cursor", async ({ db }) => {
    await addScholarships(db, { title: "Only one" });
    const nowhere = "page=9.after.newest.-5.00000000-0000-4000-8000-000000000000";
    expect(await searchScholarships(db, browsing(nowhere), today)).toMatchObject({
      number: 1,
      cards: [{ title: "Only one" }],
    });
    const back = "page=9.before.newest.0.00000000-0000-4000-8000-000000000000";
    expect(await searchScholarships(db, browsing(back), today)).toMatchObject({
      number: 1,
      previous: null,
      next: null,
    });
  });
});
