import { sql } from "drizzle-orm";
import { describe, expect } from "vitest";
import { browsing, visiting } from "#tests/support/catalogue/listings.ts";
import { test } from "#tests/support/database/test-database.ts";
import { countOpportunities } from "../search.server.ts";
import { findFacets } from "./facets.ts";

describe("the number of listings", () => {
  test("is exact at once, however many there are", async ({ db }) => {
    await db.execute(sql`
      insert into scholarships (title, field_of_study, country)
      select 'Grant ' || n % 100, case when n <= 500 then 'Law' else 'Arts' end, 'Kenya' from generate_series(1, 2500) n`);
    const count = (address: string) => visiting(db, countOpportunities, browsing(address));
    expect(await count("field=arts")).toBe(2_000);
    expect(await count("field=law")).toBe(500);
    expect(await count("q=grant")).toBe(2_500);
    expect(await count("")).toBe(2_500);
    expect((await visiting(db, findFacets, browsing("q=grant"))).field).toMatchObject([
      { value: "Arts", count: 2_000 },
      { value: "Law", count: 500 },
    ]);
  });
});
