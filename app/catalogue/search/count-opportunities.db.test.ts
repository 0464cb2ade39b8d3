import { describe, expect } from "vitest";
import {
  addColleges,
  addInternships,
  addScholarships,
  browsing,
  visiting,
} from "#tests/support/catalogue/listings.ts";
import { test } from "#tests/support/database/test-database.ts";
import { countJobs, countOpportunities, countTabs } from "./search.server.ts";

describe("the number of listings", () => {
  test("includes open ones that fit, and no others", async ({ db }) => {
    await addScholarships(
      db,
      { title: "Law", country: "Kenya" },
      { title: "Law", deadline: "2020-01-01" },
      { title: "Nursing" },
    );
    const count = (address: string) => visiting(db, countOpportunities, browsing(address));
    expect(await count("q=law")).toEqual(1);
    expect(await count("")).toEqual(2);
    expect(await count("country=ghana")).toEqual(0);
    expect(await count("q=medicine")).toEqual(0);
  });

  test("is shown on each tab for the same words, whatever the filters", async ({ db }) => {
    await addScholarships(db, { title: "Law" }, { title: "Law" });
    await addColleges(db, { name: "Law school" });
    await addInternships(
      db,
      { title: "Law clerk" },
      { title: "Baker" },
      { title: "Law clerk", field: "Law", jobType: "full-time" },
    );
    expect(await visiting(db, countTabs, browsing("q=law&country=Kenya"))).toEqual({
      scholarships: 2,
      colleges: 1,
      internships: 2,
    });
    expect(await visiting(db, countJobs, { q: "law", type: "full-time", isExact: false })).toEqual(1);
  });
});
