import { describe, expect } from "vitest";
import type { Database } from "#database/database.ts";
import { asViewer } from "#database/viewer.ts";
import {
  addColleges,
  addInternships,
  addScholarships,
  browsing,
  today,
  visiting,
} from "#tests/support/catalogue/listings.ts";
import { test } from "#tests/support/database/test-database.ts";
import { aVisitor } from "#tests/support/people/people.ts";
import { findFacets } from "../facets/facets.ts";
import {
  countOpportunities,
  searchColleges,
  searchInternships,
  searchScholarships,
} from "../search.server.ts";

const titles = async (db: Database, address: string) => {
  const { cards } = await asViewer(aVisitor(db), (own) => searchScholarships(own, browsing(address), today));
  return cards.map(({ title }) => title).sort();
};

describe("by today's state", () => {
  const catalogue = [
    { title: "Announced", deadline: "2026-12-15" },
    { title: "Usually open", usualOpens: "10", usualCloses: "12" },
    { title: "Always", isRolling: true },
    { title: "Opens soon", usualOpens: "01", usualCloses: "03" },
    { title: "Opens on a day", opensOn: "2026-12-01" },
    { title: "Opens much later", opensOn: "2027-06-01" },
    { title: "Opens in summer", usualOpens: "08", usualCloses: "10" },
    { title: "Nobody knows" },
  ];

  test("open finds what is open now: announced, usually or always", async ({ db }) => {
    await addScholarships(db, ...catalogue);
    expect(await titles(db, "state=open")).toEqual(["Always", "Announced", "Usually open"]);
    expect(await titles(db, "state=open&q=usually")).toEqual(["Usually open"]);
  });

  test("opening finds what opens within 92 days", async ({ db }) => {
    await addScholarships(db, ...catalogue);
    expect(await titles(db, "state=opening")).toEqual(["Opens on a day", "Opens soon"]);
  });

  test("is counted, alone and beside the other filters", async ({ db }) => {
    await addScholarships(db, ...catalogue.map((one) => ({ ...one, country: "Kenya" })), {
      title: "Elsewhere",
      isRolling: true,
    });
    expect(await visiting(db, countOpportunities, browsing("state=open"))).toEqual(4);
    const facets = await visiting(db, findFacets, browsing("country=kenya&state=opening"));
    expect(facets.state).toEqual([
      { value: "open", count: 3, isChosen: false },
      { value: "opening", count: 2, isChosen: true },
    ]);
    expect(facets.country).toEqual([{ value: "Kenya", count: 2, isChosen: true }]);
  });

  test("works for internships", async ({ db }) => {
    await addInternships(db, { title: "Open", isRolling: true }, { title: "Nobody knows" });
    const { cards } = await searchInternships(db, browsing("tab=internships&state=open"), today);
    expect(cards.map(({ title }) => title)).toEqual(["Open"]);
  });

  test("works for colleges, and counts them", async ({ db }) => {
    await addColleges(
      db,
      { name: "Announced", applicationDeadline: "2026-12-15" },
      { name: "Usually open", usualOpens: "10", usualCloses: "12" },
      { name: "Opens soon", usualOpens: "01", usualCloses: "03" },
      { name: "Closed", applicationDeadline: "2026-11-14" },
      { name: "Nobody knows" },
    );
    const names = async (address: string) => {
      const { cards } = await asViewer(aVisitor(db), (own) => searchColleges(own, browsing(address), today));
      return cards.map(({ name }) => name).sort();
    };
    expect(await names("tab=colleges&state=open")).toEqual(["Announced", "Usually open"]);
    expect(await names("tab=colleges&state=opening")).toEqual(["Opens soon"]);
    expect(await names("tab=colleges&state=open&q=usually")).toEqual(["Usually open"]);
    expect(await names("tab=colleges")).toHaveLength(5);
    expect((await visiting(db, findFacets, browsing("tab=colleges"))).state).toEqual([
      { value: "open", count: 2, isChosen: false },
      { value: "opening", count: 1, isChosen: false },
    ]);
  });

  test("any other word is ignored", async ({ db }) => {
    await addScholarships(db, { title: "One" });
    expect(await titles(db, "state=ended")).toEqual(["One"]);
  });
});

describe("by level", () => {
  test("colleges are found by what they teach, with their numbers", async ({ db }) => {
    await addColleges(
      db,
      { name: "University", studyLevels: ["undergraduate", "graduate"] },
      { name: "Polytechnic", studyLevels: ["vocational", "undergraduate"] },
      { name: "Nobody knows" },
    );
    const { cards } = await searchColleges(db, browsing("tab=colleges&level=graduate"), today);
    expect(cards.map(({ name }) => name)).toEqual(["University"]);
    const { level } = await visiting(db, findFacets, browsing("tab=colleges&level=graduate"));
    expect(level).toEqual([
      { value: "undergraduate", count: 2, isChosen: false },
      { value: "graduate", count: 1, isChosen: true },
      { value: "vocational", count: 1, isChosen: false },
    ]);
  });

  test("internships are found by the studies they ask for", async ({ db }) => {
    await addInternships(db, { title: "For students", studyLevels: ["undergraduate"] }, { title: "Other" });
    const { cards } = await searchInternships(db, browsing("tab=internships&level=undergraduate"), today);
    expect(cards.map(({ title }) => title)).toEqual(["For students"]);
  });

  test("a short course is a level of scholarships too", async ({ db }) => {
    await addScholarships(
      db,
      { title: "Course", educationLevel: "graduate, short_course" },
      { title: "Other" },
    );
    expect(await titles(db, "level=short_course")).toEqual(["Course"]);
  });
});
