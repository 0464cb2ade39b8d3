import { sql } from "drizzle-orm";
import { describe, expect } from "vitest";
import { addColleges, addInternships, addScholarships, browsing, today } from "#tests/support/catalogue.ts";
import { test } from "#tests/support/database.ts";
import { aVisitor } from "#tests/support/people.ts";
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
    expect(await countOpportunities(aVisitor(db), browsing("q=law"), today)).toEqual({ exact: 1 });
    expect(await countOpportunities(aVisitor(db), browsing(""), today)).toEqual({ exact: 2 });
    expect(await countOpportunities(aVisitor(db), browsing("country=ghana"), today)).toEqual({ exact: 0 });
    expect(await countOpportunities(aVisitor(db), browsing("q=medicine"), today)).toEqual({ exact: 0 });
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
    expect(await countTabs(aVisitor(db), browsing("q=law&country=Kenya"), today)).toEqual({
      scholarships: { exact: 2 },
      colleges: { exact: 1 },
      internships: { exact: 2 },
    });
    expect(await countJobs(aVisitor(db), { q: "law", type: "full-time" }, today)).toEqual({ exact: 1 });
  });

  test("beyond 10,000 is a lower bound first, and exact a moment later", async ({ db }) => {
    await db.execute(sql`
      insert into scholarships (title, field_of_study, country)
      select 'Grant ' || n, case when n % 5 = 0 then 'Law' else 'Arts' end, 'Kenya' from generate_series(1, 12500) n`);
    const visitor = aVisitor(db);
    /** Here both share one session, so the one behind the page's back has to finish before the next question. */
    const ask = async <Answer>(question: Promise<Answer>) => {
      const answer = await question;
      await answersOf(db).settled();
      return answer;
    };
    const count = (address: string) => ask(countOpportunities(visitor, browsing(address), today));
    const fields = async (address: string) =>
      (await ask(findFacets(visitor, browsing(address), today))).field;
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
