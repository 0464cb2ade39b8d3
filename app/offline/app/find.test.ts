import { describe, expect, test } from "vitest";
import type { CycleColumns } from "#app/catalogue/dates/cycle.ts";
import type { Kind } from "#app/catalogue/kinds/kinds.ts";
import { kinds } from "#database/schema/opportunity-lists.ts";
import { starterFacts } from "#tests/support/catalogue/starter-catalogue.ts";
import { carried } from "../carried.ts";
import type { CatalogueFile, Row } from "../catalogue-file.ts";
import { columnsOf } from "../catalogue-rows.ts";
import { closingWithin, findListings, valuesOf, type Wanted } from "./find.ts";
import { type Listing, listingsIn } from "./listing.ts";

const today = "2026-11-16";

/** The starter catalogue, as a phone stores it. */
const rowsOf = (kind: Kind): Row[] =>
  starterFacts(kind, { ...carried[kind] } as Record<string, unknown>).map((record, place) => [
    `${kind} ${place}`,
    ...columnsOf(kind).map((name) => record[name] ?? null),
  ]);
const packed = Object.fromEntries(kinds.map((kind) => [kind, { columns: columnsOf(kind), values: [] }]));
const all = listingsIn(
  { kinds: packed as unknown as CatalogueFile["kinds"] },
  {
    scholarships: rowsOf("scholarships"),
    colleges: rowsOf("colleges"),
    internships: rowsOf("internships"),
  },
);

const find = (kind: Kind, text: string, chosen: Wanted["chosen"] = {}) =>
  findListings(all, { kind, text, chosen }, today).map(({ title }) => title);

describe("an offline search", () => {
  test.each<[Kind, string, string]>([
    ["scholarships", "chevening", "Chevening Scholarship"],
    ["scholarships", "PAU", "Pan African University Scholarship"],
    ["colleges", "UoN", "University of Nairobi"],
    ["colleges", "KMTC", "Kenya Medical Training College"],
    ["colleges", "university of nairobi", "University of Nairobi"],
  ])("among %s finds what is called '%s' first", (kind, text, title) => {
    expect(find(kind, text)[0]).toContain(title);
  });

  test("understands synonyms", () => {
    const tagsOf = (titles: string[]) =>
      all.filter(({ kind, title }) => kind === "scholarships" && titles.includes(title));
    const masters = tagsOf(find("scholarships", "masters in germany"));
    expect(masters.length).toBeGreaterThan(2);
    for (const { tags, text } of masters) {
      expect(tags.includes("level graduate") || text.includes("master")).toBe(true);
      expect(tags.includes("country Germany") || text.includes("german")).toBe(true);
    }
    expect(find("colleges", "nursing kenya").length).toBeGreaterThan(3);
    expect(find("scholarships", "ufadhili kwa wasichana")).toEqual(
      expect.arrayContaining([expect.stringMatching(/women|girl/i)]),
    );
  });

  test("without words shows everything, what closes first at the top", () => {
    expect(find("scholarships", "")).toHaveLength(rowsOf("scholarships").length);
    expect(find("scholarships", "zzzzqqqq")).toEqual([]);
  });

  test("applies the filters", () => {
    const germans = find("scholarships", "", { country: "germany", level: "graduate" });
    expect(germans.length).toBeGreaterThan(0);
    expect(germans.length).toBeLessThan(find("scholarships", "", { country: "Germany" }).length + 1);
    expect(find("scholarships", "", { country: "Atlantis" })).toEqual([]);
    expect(valuesOf(all, "colleges", "country")).toEqual(expect.arrayContaining(["Kenya", "Ghana"]));
    expect(find("scholarships", "", { state: "open" }).length).toBeGreaterThan(0);
  });
});

test("for what closes soon covers announced and usual days, the nearest first", () => {
  const on = (title: string, deadline: string | null, rest: Partial<CycleColumns> = {}): Listing => {
    const row = { ...carried.scholarships, title, deadline, ...rest } as Record<string, unknown>;
    const rows = {
      scholarships: [["a", ...columnsOf("scholarships").map((name) => row[name] ?? null)] as Row],
    };
    const kindsOf = packed as unknown as CatalogueFile["kinds"];
    const [listing] = listingsIn({ kinds: kindsOf }, { ...rows, colleges: [], internships: [] });
    return listing ?? expect.fail(title);
  };
  const some = [
    on("later", "2027-01-15"),
    on("too late", "2027-01-16"),
    on("today", today),
    on("gone", "2026-11-15"),
    on("usual", null, { usualCloses: "12" }),
    on("usual, later", null, { usualCloses: "03" }),
  ];
  expect(closingWithin(some, 60, today).map(({ title }) => title)).toEqual(["today", "usual", "later"]);
});
