import { describe, expect } from "vitest";
import { colleges, internships, scholarships } from "#database/schema/index.ts";
import { asViewer } from "#database/viewer.ts";
import { test } from "#tests/support/database/test-database.ts";
import { aVisitor } from "#tests/support/people/people.ts";
import { readSearchFilters } from "./filters/search-filters.ts";
import { listDeadlines } from "./list-deadlines.server.ts";

const today = "2026-11-15";
const search = (address: string) => readSearchFilters(new URLSearchParams(address));

describe("the deadlines of a search", () => {
  test("are the future days of its results, the nearest first", async ({ db }) => {
    await db
      .insert(scholarships)
      .values([
        { title: "Later award", deadline: "2027-01-10" },
        { title: "Usual award", usualCloses: "12-15" },
        { title: "Award of today", deadline: today },
        { title: "Closed award", deadline: "2026-11-14" },
        { title: "Award without a day" },
        { title: "Something else", deadline: "2026-12-01" },
      ]);
    const found = await asViewer(aVisitor(db), (own) => listDeadlines(own, search("q=award"), today));
    expect(found.map(({ title, day, isExpected }) => [title, day, isExpected])).toEqual([
      ["Award of today", "2026-11-15", false],
      ["Usual award", "2026-12-15", true],
      ["Later award", "2027-01-10", false],
    ]);
  });

  test("are those of internships and of colleges in their tabs", async ({ db }) => {
    await db.insert(internships).values({ title: "Outreachy", applicationDeadline: "2027-02-06" });
    expect(await listDeadlines(db, search("tab=internships"), today)).toMatchObject([
      { kind: "internship", title: "Outreachy", day: "2027-02-06" },
    ]);
    await db
      .insert(colleges)
      .values([
        { name: "Later", applicationDeadline: "2027-03-01" },
        { name: "Usually in January", usualCloses: "01" },
        { name: "Closed", applicationDeadline: "2026-11-14" },
        { name: "Nobody knows" },
      ]);
    expect(await listDeadlines(db, search("tab=colleges"), today)).toMatchObject([
      { kind: "college", title: "Usually in January", day: "2027-01-31", isExpected: true },
      { kind: "college", title: "Later", day: "2027-03-01", isExpected: false },
    ]);
  });
});
