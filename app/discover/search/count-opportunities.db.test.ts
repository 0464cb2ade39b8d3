import { sql } from "drizzle-orm";
import { describe, expect } from "vitest";
import {
  addColleges,
  addInternships,
  addScholarships,
  browsing,
  visiting,
} from "#tests/support/catalogue.ts";
import { test } from "#tests/support/database.ts";
import { countJobs, countOpportunities, countTabs } from "./count-opportunities.server.ts";
import { findFacets } from "./facets.server.ts";
import { answersOf } from "./work-out-later.server.ts";

describe("the number of listings", () => {
  test("counts open ones that fit, and no others", async ({ db }) => {
    await addScholarships(
      db,
      { title: "Law", country: "Kenya" },
      { title: "Law", deadline: "2020-01-01" },
      { title: "Nursing" },
    );
    const count = (address: string) => visiting(db, countOpportunities, browsing(address));
    expect(await count("q=law")).toEqual({ exact: 1 });
    expect(await count("")).toEqual({ exact: 2 });
    expect(await count("country=ghana")).toEqual({ exact: 0 });
    expect(await count("q=medicine")).toEqual({ exact: 0 });
  });

  test("stands on each tab for the same words, whatever the filters", async ({ db }) => {
    await addScholarships(db, { title: "Law" }, { title: "Law" });
    await addColleges(db, { name: "Law school" });
    await addInternships(
      db,
      { title: "Law clerk" },
      { title: "Baker" },
      { title: "Law clerk", field: "Law", jobType: "full-time" },
    );
    expect(await visiting(db, countTabs, browsing("q=law&country=Kenya"))).toEqual({
      scholarships: { exact: 2 },
      colleges: { exact: 1 },
      internships: { exact: 2 },
    });
    expect(await visiting(db, countJobs, { q: "law", type: "full-time" })).toEqual({ exact: 1 });
  });

  test("beyond 10,000 is a lower bound first, and exact a moment later", async ({ db }) => {
    await db.execute(sql`
      insert into scholarships (title, field_of_study, country)
      select 'Grant ' || n % 100, case when n % 5 = 0 then 'Law' else 'Arts' end, 'Kenya' from generate_series(1, 12500) n`);
    /** Here both share one session, so the one behind the page's back has to finish before the next question. */
    const ask = async <Answer>(question: Promise<Answer>) => {
      const answer = await question;
      await answersOf(db).settled();
      return answer;
    };
    const count = (address: string) => ask(visiting(db, countOpportunities, browsing(address)));
    const fields = async (address: string) => (await ask(visiting(db, findFacets, browsing(address)))).field;
    expect(await count("field=arts")).toEqual({ exact: 10_000 });
    expect(await count("field=law")).toEqual({ exact: 2_500 });
    expect(await count("q=grant")).toEqual({ atLeast: 10_000 });
    expect(await count("q=grant")).toEqual({ exact: 12_500 });
    expect(await count("")).toEqual({ atLeast: 10_000 });
    expect(await count("")).toEqual({ exact: 12_500 });
    expect(await fields("q=grant")).toMatchObject([
      { value: "Arts", count: null },
      { value: "Law", count: null },
    ]);
    expect(await fields("q=grant")).toMatchObject([
      { value: "Arts", count: 10_000 },
      { value: "Law", count: 2_500 },
    ]);
  });
});
