import { describe, expect } from "vitest";
import type { Database } from "#database/database.ts";
import { addColleges, addScholarships, browsing, visiting } from "#tests/support/catalogue/listings.ts";
import { test } from "#tests/support/database/test-database.ts";
import { listDates } from "./list-dates.server.ts";

const dates = async (db: Database, address: string) => {
  const found = await visiting(db, listDates, browsing(address));
  return found
    .map(({ title, what, when }) => `${when.day} ${what} ${title}${when.isAnnounced ? "" : " (usual)"}`)
    .sort();
};

describe("the dates of a search", () => {
  test("are the days on which something opens or closes in the next year", async ({ db }) => {
    await addScholarships(
      db,
      { title: "Announced", opensOn: "2026-12-01", deadline: "2027-02-01" },
      { title: "Usual", usualOpens: "08", usualCloses: "01-15" },
      { title: "This month", usualOpens: "11" },
      { title: "Always", isRolling: true, usualOpens: "08" },
      { title: "Closed", deadline: "2026-11-14" },
      { title: "In two years", deadline: "2028-11-14" },
      { title: "Nobody knows" },
    );
    expect(await dates(db, "")).toEqual([
      "2026-11-01 opens This month (usual)",
      "2026-12-01 opens Announced",
      "2027-01-15 closes Usual (usual)",
      "2027-02-01 closes Announced",
      "2027-08-01 opens Usual (usual)",
    ]);
  });

  test("leave out a usual day if that of this round was announced", async ({ db }) => {
    await addScholarships(db, {
      title: "Award",
      opensOn: "2026-10-20",
      usualOpens: "11",
      deadline: "2026-12-20",
    });
    expect(await dates(db, "")).toEqual(["2026-12-20 closes Award"]);
  });

  test("follow the words and filters of the browse page", async ({ db }) => {
    await addScholarships(
      db,
      { title: "Kenyan award", country: "Kenya", deadline: "2026-12-01" },
      { title: "Ghanaian award", country: "Ghana", deadline: "2026-12-02" },
      { title: "Kenyan prize", country: "Kenya", deadline: "2026-12-03" },
    );
    expect(await dates(db, "q=award&country=Kenya")).toEqual(["2026-12-01 closes Kenyan award"]);
    expect(await dates(db, "state=opening")).toEqual([]);
    expect(await dates(db, "q=nothing-like-it")).toEqual([]);
  });

  test("include those of colleges", async ({ db }) => {
    await addColleges(db, { name: "University", usualOpens: "01", usualCloses: "03" });
    expect(await dates(db, "tab=colleges")).toEqual([
      "2027-01-01 opens University (usual)",
      "2027-03-31 closes University (usual)",
    ]);
  });
});
