import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { browseAddress, calendarAddress, type SearchChange } from "./search-address.ts";
import { readSearchFilters } from "./search-filters.ts";

const read = (address: string) => readSearchFilters(new URL(address, "https://fursa.example").searchParams);
const page = {
  number: 2,
  direction: "after",
  sort: "fit",
  place: "17",
  id: "0f8fad5b-d9cb-469f-a165-70867728950e",
} as const;
const filters = { ...read("/browse?tab=scholarships&q=law&field=Law&country=Kenya"), page };

describe("the address of a changed search", () => {
  test.for([
    [
      "sets a filter and begins at the first page",
      { chosen: { level: "graduate" } },
      "?tab=scholarships&q=law&field=Law&country=Kenya&level=graduate",
    ],
    ["takes a filter away", { chosen: { field: null } }, "?tab=scholarships&q=law&country=Kenya"],
    ["keeps the text on another tab, and drops the filters", { kind: "colleges" }, "?tab=colleges&q=law"],
    ["goes to the first page", { page: null }, "?tab=scholarships&q=law&field=Law&country=Kenya"],
    ["sorts anew", { sort: "closing" }, "?tab=scholarships&q=law&field=Law&country=Kenya&sort=closing"],
    ["takes the usual order back", { sort: "fit" }, "?tab=scholarships&q=law&field=Law&country=Kenya"],
    [
      "shows the newest first",
      { sort: "newest" },
      "?tab=scholarships&q=law&field=Law&country=Kenya&sort=newest",
    ],
    ["looks letter by letter", { isExact: true }, "?tab=scholarships&q=law&exact=1&field=Law&country=Kenya"],
    ["without words has no fit", { text: "" }, "?tab=scholarships&field=Law&country=Kenya"],
    ["searches anew", { text: "a & b" }, "?tab=scholarships&q=a+%26+b&field=Law&country=Kenya"],
  ] as [string, SearchChange, string][])("%s", ([, change, expected]) => {
    expect(browseAddress(filters, change)).toBe(`/browse${expected}`);
  });

  test("is the same for the calendar, which has neither order nor pages", () => {
    const sorted = { ...filters, sort: "closing" as const };
    const search = "?tab=scholarships&q=law&field=Law&country=Kenya";
    expect(calendarAddress(sorted)).toBe(`/calendar${search}`);
    expect(calendarAddress(sorted, {}, "/calendar.ics")).toBe(`/calendar.ics${search}`);
    expect(calendarAddress({ ...filters, text: "/browse" }, { kind: "colleges" })).toBe(
      "/calendar?tab=colleges&q=%2Fbrowse",
    );
  });

  test("goes to another page of the same list", () => {
    expect(read(browseAddress(filters, { page: { ...page, number: 3 } }))).toEqual({
      ...filters,
      page: { ...page, number: 3 },
    });
  });

  test("is parsed back to the same search", () => {
    const anyAddress = fc.record({
      tab: fc.constantFrom("scholarships", "colleges", "internships", "x"),
      q: fc.string({ unit: "grapheme" }),
      field: fc.string(),
      country: fc.string({ unit: "grapheme" }),
      sort: fc.constantFrom("newest", "closing", "fit"),
    });
    fc.assert(
      fc.property(anyAddress, (address) => {
        const found = readSearchFilters(new URLSearchParams(address));
        expect(read(browseAddress(found))).toEqual(found);
      }),
    );
  });
});
