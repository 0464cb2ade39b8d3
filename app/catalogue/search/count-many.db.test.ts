import { sql } from "drizzle-orm";
import { describe, expect } from "vitest";
import { browsing, visiting } from "#tests/support/catalogue/listings.ts";
import { test } from "#tests/support/database/test-database.ts";
import { countOpportunities } from "./count-opportunities.server.ts";
import { findFacets } from "./facets.server.ts";
import { answersOf } from "./work-out-later.server.ts";

describe("the number of listings", () => {
  test("beyond 2,000 is a lower bound first, and exact a moment later", async ({ db }) => {
    await db.execute(sql`
      insert into scholarships (title, field_of_study, country)
      select 'Grant ' || n % 100, case when n <= 500 then 'Law' else 'Arts' end, 'Kenya' from generate_series(1, 2500) n`);
    /** Here both share one session, so the one behind the page's back has to finish before the next question. */
    const ask = async <Answer>(question: Promise<Answer>) => {
      const answer = await question;
      await answersOf(db).settled();
      return answer;
    };
    const count = (address: string) => ask(visiting(db, countOpportunities, browsing(address)));
    const fields = async (address: string) => (await ask(visiting(db, findFacets, browsing(address)))).field;
    expect(await count("field=arts")).toEqual({ exact: 2_000 });
    expect(await count("field=law")).toEqual({ exact: 500 });
    expect(await count("q=grant")).toEqual({ atLeast: 2_000 });
    expect(await count("q=grant")).toEqual({ exact: 2_500 });
    expect(await count("")).toEqual({ atLeast: 2_000 });
    expect(await count("")).toEqual({ exact: 2_500 });
    expect(await fields("q=grant")).toMatchObject([
      { value: "Arts", count: null },
      { value: "Law", count: null },
    ]);
    expect(await fields("q=grant")).toMatchObject([
      { value: "Arts", count: 2_000 },
      { value: "Law", count: 500 },
    ]);
  });
});
