import { describe, expect } from "vitest";
import type { Database } from "#database/database.ts";
import { addScholarships, browsing, today } from "#tests/support/catalogue/listings.ts";
import { test } from "#tests/support/database/test-database.ts";
import { browseAddress } from "../filters/search-address.ts";
import { searchScholarships } from "../search.server.ts";

const addAwards = (db: Database) =>
  addScholarships(
    db,
    { title: "Law award in Ghana", country: "Ghana", citizens: ["Ghana"] },
    { title: "Law award for all of Africa", country: "France", citizens: ["Africa"] },
    { title: "Law award in Uganda", country: "Uganda", citizens: ["Uganda"] },
    { title: "Bursary of Accra", description: "An award that also pays for law.", country: "Ghana" },
  );

const search = async (db: Database, address: string, home: string | null) =>
  (await searchScholarships(db, { ...browsing(address), home }, today)).cards.map(({ title }) => title);

describe("a search by a student in Ghana", () => {
  test("finds the same as any other, and among equals first what is there, then what is open to Ghanaians", async ({
    db,
  }) => {
    await addAwards(db);
    const found = await search(db, "q=law+award", "Ghana");
    expect(new Set(found)).toEqual(new Set(await search(db, "q=law+award", null)));
    const [there, open, elsewhere, lessRelevant] = found;
    expect([there, open, elsewhere]).toEqual([
      "Law award in Ghana",
      "Law award for all of Africa",
      "Law award in Uganda",
    ]);
    expect(lessRelevant).toBe("Bursary of Accra");
  });

  test("shows a country first that it names", async ({ db }) => {
    await addAwards(db);
    expect((await search(db, "q=law+award+uganda", "Ghana"))[0]).toBe("Law award in Uganda");
    expect(await search(db, "q=law+award+for+ugandans", "Ghana")).toEqual(
      await search(db, "q=law+award+for+ugandans", null),
    );
  });

  test("keeps every chosen order", async ({ db }) => {
    await addAwards(db);
    for (const address of ["", "q=law&sort=newest", "q=law&sort=closing", "q=law&sort=amount"])
      expect(await search(db, address, "Ghana")).toEqual(await search(db, address, null));
  });

  test("turns its pages without a gap", async ({ db }) => {
    const countries = ["Ghana", "Kenya"];
    await addScholarships(
      db,
      ...Array.from({ length: 30 }, (_, number) => ({
        title: `Law award ${number} of ${countries[number % 2]}`,
        country: countries[number % 2],
      })),
    );
    const filters = { ...browsing("q=law"), home: "Ghana" };
    const first = await searchScholarships(db, filters, today);
    expect(first.cards.every(({ title }) => title.endsWith("of Ghana"))).toBe(true);
    const seen = [...first.cards];
    for (let at = first; at.next; ) {
      const address = browseAddress(filters, { page: at.next }).slice("/browse?".length);
      at = await searchScholarships(db, { ...browsing(address), home: "Ghana" }, today);
      seen.push(...at.cards);
    }
    expect(new Set(seen.map(({ id }) => id)).size).toBe(30);
  });
});
