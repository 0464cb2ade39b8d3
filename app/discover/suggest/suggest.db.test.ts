import { describe, expect } from "vitest";
import { readQuery } from "#app/catalogue/search/parser/read-query.ts";
import type { Database } from "#database/database.ts";
import { colleges } from "#database/schema/index.ts";
import { kinds } from "#database/schema/lists.ts";
import { asViewer } from "#database/viewer.ts";
import { addColleges, addInternships, addScholarships, today } from "#tests/support/catalogue/listings.ts";
import { test } from "#tests/support/database/test-database.ts";
import { hostileTexts } from "#tests/support/hostile/requests.ts";
import { aVisitor } from "#tests/support/people/people.ts";
import { commonSearches } from "./common-searches.ts";
import { parseTyped } from "./parse-typed.ts";
import { suggest } from "./suggest.server.ts";

const ask = (db: Database, typed: string, of: readonly (typeof kinds)[number][] = kinds) =>
  asViewer(aVisitor(db), (own) => suggest(own, parseTyped(typed), of, today));
const lines = async (db: Database, typed: string) =>
  (await ask(db, typed)).map(({ label, what }) => `${label}: ${what}`);

async function fill(db: Database) {
  const [kmtc] = await addColleges(
    db,
    {
      name: "Kenya Medical Training College",
      aliases: ["KMTC"],
      country: "Kenya",
      programs: ["Nursing"],
      programmes: [{ name: "Diploma in Kenya Registered Community Health Nursing" }] as never,
    },
    { name: "Strathmore University", country: "Kenya", programs: ["Law"] },
  );
  await addScholarships(
    db,
    { title: "Mandela Rhodes Scholarship", country: "South Africa" },
    { title: "Mandela Washington Fellowship", country: "United States", deadline: "2026-01-01" },
  );
  await addInternships(db, { title: "Nursing internship", countries: ["Kenya"] });
  return { kmtc };
}

describe("a search box suggests", () => {
  test("searches that find something by their words", () => {
    for (const search of commonSearches)
      expect(
        readQuery(search, today).pieces.some(({ means }) => means !== null && means.about !== "small"),
        search,
      ).toBe(true);
  });

  test.for([
    [
      "ke",
      [
        "Kenya Medical Training College: College",
        "Kenya: Country",
        "Diploma in Kenya Registered Community Health Nursing: Programme",
      ],
    ],
    ["kmtc", ["Kenya Medical Training College: College"]],
    ["how do i apply to strath", ["Strathmore University: College"]],
    ["strath", ["Strathmore University: College"]],
    ["ufadh", ["Ufadhili: Scholarships"]],
    ["training med", ["Kenya Medical Training College: College"]],
    [
      "nurs",
      [
        "Nursing: Field",
        "Nursing internship: Internship",
        "Diploma in Kenya Registered Community Health Nursing: Programme",
      ],
    ],
    ["mandela", ["Mandela Rhodes Scholarship: Scholarship"]],
    ["mandla rho", ["Mandela Rhodes Scholarship: Scholarship"]],
    ["stathm", ["Strathmore University: College"]],
    // The catalogue has nothing in Iceland.
    ["icela", []],
    ["k", []],
    ["zzzz", []],
  ] as const)("for '%s' %j", async ([typed, found], { db }) => {
    await fill(db);
    const offered = await lines(db, typed);
    expect(offered.filter((line) => !/: (Region|Level|Place)$/.test(line)).slice(0, 3)).toEqual(found);
  });

  test("a question that begins with these words", async ({ db }) => {
    await fill(db);
    expect((await lines(db, "how do i p"))[0]).toBe("How do I pay for university?: Search");
  });

  test("at most eight lines: a record has its URL, a search has none", async ({ db }) => {
    const { kmtc } = await fill(db);
    await addColleges(db, ...Array.from({ length: 12 }, (_, place) => ({ name: `Kenya College ${place}` })));
    const found = await ask(db, "kenya");
    expect(found).toHaveLength(8);
    expect(found).toContainEqual({ label: "Kenya", what: "Country" });
    expect((await ask(db, "kmtc"))[0]?.to).toBe(`/college/${kmtc}`);
  });

  test("only its kind on a page of one kind", async ({ db }) => {
    await fill(db);
    const found = await ask(db, "nurs", ["internships"]);
    expect(found.map(({ label }) => label)).toEqual(["Nursing", "Nursing internship"]);
  });

  test("a renamed record under its new name only", async ({ db }) => {
    await fill(db);
    await db.update(colleges).set({ name: "Zetech University", aliases: [] });
    expect(await lines(db, "zetech")).toContain("Zetech University: College");
    expect(await lines(db, "strath")).toEqual([]);
  });

  test("something or nothing for any text, and never fails", async ({ db }) => {
    await fill(db);
    for (const text of [...hostileTexts, "%", "__", "\\", "a\\%", "' or 1=1", "(((((", "a b c d e f g h i j"])
      expect(Array.isArray(await ask(db, text))).toBe(true);
  });
});
