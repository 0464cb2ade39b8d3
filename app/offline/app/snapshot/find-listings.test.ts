import { describe, expect, test } from "vitest";
import type { CycleColumns } from "#app/catalogue/dates/cycle.ts";
import type { Kind } from "#app/catalogue/kinds/kinds.ts";
import { kinds } from "#database/schema/opportunity-lists.ts";
import { starterFacts } from "#tests/support/catalogue/starter-catalogue.ts";
import type { CatalogueFile, CatalogueRow } from "../../catalogue-file.ts";
import { columnsOf } from "../../catalogue-rows.ts";
import { columnDefaults } from "../../column-defaults.ts";
import { closingWithin, findListings, type OfflineSearch, valuesOf } from "./find-listings.ts";
import { listingsIn, type OfflineListing } from "./offline-listing.ts";

const today = "2026-11-16";

/** The starter catalogue, as a phone stores it. */
const rowsOf = (kind: Kind): CatalogueRow[] =>
  starterFacts(kind, { ...columnDefaults[kind] } as Record<string, unknown>).map((record, place) => [
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

const find = (kind: Kind, text: string, chosen: OfflineSearch["chosen"] = {}) =>
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
  const on = (title: string, deadline: string | null, rest: Partial<CycleColumns> = {}): OfflineListing => {
    const row = { ...columnDefaults.scholarships, title, deadline, ...rest } as Record<string, unknown>;
    const rows = {
      scholarships: [["a", ...columnsOf("scholarships").map((name) => row[name] ?? null)] as CatalogueRow],
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
