import { describe, expect } from "vitest";
import {
  addColleges,
  addInternships,
  addScholarships,
  browsing,
  visiting,
} from "#tests/support/catalogue/listings.ts";
import { test } from "#tests/support/database/test-database.ts";
import { findFacets } from "./facets.ts";

describe("the values of a filter", () => {
  const catalogue = [
    {
      title: "One",
      fieldOfStudy: "Law, Music",
      country: "Kenya",
      amount: "Full funding",
      deadline: "2026-11-20",
    },
    { title: "Two", fieldOfStudy: "Law", country: "kenya", educationLevel: "graduate" },
    { title: "Three", fieldOfStudy: "All fields", country: "Ghana" },
    { title: "Closed", fieldOfStudy: "Medicine", country: "Ghana", deadline: "2026-11-14" },
  ];

  test("have the number of listings that each would leave", async ({ db }) => {
    await addScholarships(db, ...catalogue);
    const facets = await visiting(db, findFacets, browsing(""));
    expect(facets.field).toEqual([
      { value: "Law", count: 3, isChosen: false },
      { value: "Music", count: 2, isChosen: false },
      { value: "All fields", count: 1, isChosen: false },
    ]);
    expect(facets.country).toEqual([
      { value: "Kenya", count: 2, isChosen: false },
      { value: "Ghana", count: 1, isChosen: false },
    ]);
    expect(facets.level).toEqual([{ value: "graduate", count: 1, isChosen: false }]);
    expect(facets.closing).toEqual([{ value: "soon", count: 1, isChosen: false }]);
    expect(facets.funded).toEqual([{ value: "full", count: 1, isChosen: false }]);
  });

  test("are narrowed by the words and the other filters, not by their own choice", async ({ db }) => {
    await addScholarships(db, ...catalogue);
    const facets = await visiting(db, findFacets, browsing("country=kenya&q=t"));
    expect(facets.country).toEqual([
      { value: "Ghana", count: 1, isChosen: false },
      { value: "kenya", count: 1, isChosen: true },
    ]);
    expect(facets.field).toEqual([{ value: "Law", count: 1, isChosen: false }]);
  });

  test("keep a choice without results, so that it can be removed", async ({ db }) => {
    await addScholarships(db, ...catalogue);
    const { country } = await visiting(db, findFacets, browsing("country=Atlantis"));
    expect(country).toContainEqual({ value: "Atlantis", count: 0, isChosen: true });
  });

  test("exist for colleges and internships too", async ({ db }) => {
    await addColleges(db, { country: "Kenya", schoolType: "Polytechnic", programs: ["Law", "Arts"] });
    await addInternships(db, { field: "Law", location: "Lagos, Nigeria" });
    const colleges = await visiting(db, findFacets, browsing("tab=colleges"));
    expect(colleges.program?.map(({ value }) => value)).toEqual(["Arts", "Law"]);
    expect(colleges.school).toEqual([{ value: "Polytechnic", count: 1, isChosen: false }]);
    const internships = await visiting(db, findFacets, browsing("tab=internships"));
    expect(internships.location?.map(({ value }) => value)).toEqual(["Lagos", "Nigeria"]);
    expect(internships.job).toEqual([{ value: "internship", count: 1, isChosen: false }]);
  });
});
