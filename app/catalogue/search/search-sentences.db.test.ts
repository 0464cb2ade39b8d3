import { describe, expect } from "vitest";
import type { Database } from "#database/database.ts";
import {
  addColleges,
  addInternships,
  addScholarships,
  browsing,
  today,
  visiting,
} from "#tests/support/catalogue/listings.ts";
import { test } from "#tests/support/database/test-database.ts";
import { findFallback } from "./fallback/find-fallback.ts";
import { searchColleges, searchScholarships } from "./search.server.ts";

const colleges = async (db: Database, text: string) => {
  const { cards } = await searchColleges(db, browsing(`${new URLSearchParams({ q: text })}`), today);
  return cards.map(({ name }) => name);
};
const scholarships = async (db: Database, text: string) => {
  const { cards } = await searchScholarships(db, browsing(`${new URLSearchParams({ q: text })}`), today);
  return cards.map(({ title }) => title);
};

describe("a sentence", () => {
  test("may contain more than a listing does, if the catalogue uses the words but no name contains them", async ({
    db,
  }) => {
    await addColleges(
      db,
      { name: "Nyeri Polytechnic", programs: ["Plumbing"] },
      { name: "Thika Institute", programs: ["Plumbing"], description: "Workshops beside the river." },
      { name: "Strathmore", programs: ["Law"] },
    );
    expect(await colleges(db, "where can i study plumbing beside workshops")).toEqual([
      "Thika Institute",
      "Nyeri Polytechnic",
    ]);
    expect(await colleges(db, "plumbing workshops"), "no sentence").toEqual(["Thika Institute"]);
    expect(await colleges(db, "where can i study plumbing at strathmore"), "a name").toEqual([]);
    expect(await colleges(db, "where can i study plumbing at qqqqqqqq"), "no word at all").toEqual([]);
  });

  test("may name alternatives", async ({ db }) => {
    await addScholarships(
      db,
      { title: "One", country: "Canada", educationLevel: "graduate" },
      { title: "Two", country: "United Kingdom", educationLevel: "graduate" },
      { title: "Three", country: "France", educationLevel: "graduate" },
      { title: "Wings to Fly", country: "Kenya" },
      { title: "Elimu", country: "Kenya" },
    );
    expect((await scholarships(db, "masters in canada or uk")).toSorted()).toEqual(["One", "Two"]);
    expect((await scholarships(db, "elimu or wings to fly")).toSorted()).toEqual(["Elimu", "Wings to Fly"]);
    expect(await scholarships(db, "scholarship or loan")).toHaveLength(5);
  });
});

describe("an entry route", () => {
  test("is searched in colleges that state it, followed by those that don't", async ({ db }) => {
    const entry = (min: string) => [{ level: "vocational" as const, system: "KCSE" as const, min }];
    await addColleges(
      db,
      { name: "March", programs: ["Nursing"], intakes: [3, 9], entry: entry("C, with Mathematics") },
      { name: "Silent", programs: ["Nursing"] },
      { name: "September", programs: ["Nursing"], intakes: [9], entry: entry("C plain") },
    );
    expect(await colleges(db, "march intake nursing")).toEqual(["March", "Silent"]);
    expect(await colleges(db, "nursing without maths")).toEqual(["September", "Silent"]);
    await addColleges(db, { name: "Lagos", admission: "JAMB/UTME" }, { name: "Abuja", admission: "direct" });
    expect(await colleges(db, "university without jamb")).toEqual(["Abuja"]);
  });
});

describe("a town without results", () => {
  test("is replaced by its country", async ({ db }) => {
    await addColleges(db, {
      name: "Nyeri Polytechnic",
      programs: ["Plumbing"],
      country: "Kenya",
      location: "Nyeri, Kenya",
    });
    await addInternships(db, { title: "Attachment", location: "Kisumu, Kenya", countries: ["Kenya"] });
    expect(await visiting(db, findFallback, browsing("q=plumbing+nakuru"))).toEqual({
      text: "plumbing Kenya",
      kind: "colleges",
      leftOut: ["nakuru"],
    });
  });
});
