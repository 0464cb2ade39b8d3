import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readSearchFilters } from "./search-filters.ts";

const read = (address: string) => readSearchFilters(new URLSearchParams(address));
const cursor = "2.after.newest.1700000000000000.0f8fad5b-d9cb-469f-a165-70867728950e";

test.each(["search", "query", "s", "keyword"])("?%s= is read like ?q=", (name) => {
  expect(readSearchFilters(new URLSearchParams({ [name]: "nursing" })).text).toBe("nursing");
  expect(readSearchFilters(new URLSearchParams({ [name]: "nursing", q: "law" })).text).toBe("law");
});

describe("the browse address", () => {
  test.for([
    ["", "scholarships"],
    ["type=scholarships", "scholarships"],
    ["tab=colleges", "colleges"],
    ["type=internships", "internships"],
    ["tab=jobs", "scholarships"],
    ["type=Colleges", "scholarships"],
    ["type=nonsense&tab=colleges", "colleges"],
    ["type=internships&tab=colleges", "internships"],
  ] as const)("'%s' shows %s", ([address, kind]) => expect(read(address).kind).toBe(kind));

  test.for([
    ["field=Law", { field: "Law" }],
    ["field=Law&country=Kenya&level=graduate", { field: "Law", country: "Kenya", level: "graduate" }],
    ["closing=soon&funded=full", { closing: "soon", funded: "full" }],
    ["closing=late&funded=half&level=toddler", {}],
    ["field=&country=%20", {}],
    ["school=Polytechnic&program=Law", {}],
    [
      "tab=colleges&country=Ghana&school=Polytechnic&program=Nursing",
      { country: "Ghana", school: "Polytechnic", program: "Nursing" },
    ],
    ["tab=colleges&level=graduate&closing=soon", { level: "graduate" }],
    ["state=open&level=short_course", { state: "open", level: "short_course" }],
    ["state=closed", {}],
    ["tab=colleges&state=open", { state: "open" }],
    [
      "tab=internships&field=Law&location=Lagos&job=full-time",
      { field: "Law", location: "Lagos", job: "full-time" },
    ],
    ["tab=internships&job=part-time", {}],
    ["field=a%00b", { field: "a b" }],
  ] as const)("'%s' chooses the filters that its tab has", ([address, chosen]) => {
    expect(read(address).chosen).toEqual(chosen);
  });

  test.for([
    ["", "newest"],
    ["sort=closing", "closing"],
    ["sort=amount", "amount"],
    ["sort=cheapest", "newest"],
    ["tab=internships&sort=closing", "closing"],
    ["tab=colleges&sort=amount", "newest"],
    ["tab=colleges&sort=fees", "fees"],
    ["sort=fees", "newest"],
  ] as const)("'%s' sorts by %s", ([address, sort]) => expect(read(address).sort).toBe(sort));

  test("holds the search text and its words", () => {
    expect(read("q=+Fully++Funded ")).toMatchObject({ text: "Fully Funded", words: ["Fully", "Funded"] });
  });

  test("accepts a page cursor of its own order only", () => {
    expect(read(`page=${cursor}`).page).toMatchObject({ number: 2, direction: "after" });
    expect(read(`page=${cursor}&sort=closing`).page).toBeNull();
    expect(read("page=2").page).toBeNull();
  });

  test("is parsed whatever it contains", () => {
    const anyAddress = fc.array(
      fc.tuple(
        fc.constantFrom("q", "type", "tab", "page", "sort", "field", "country", "level", "job"),
        fc.string({ unit: "binary" }),
      ),
    );
    fc.assert(
      fc.property(anyAddress, (pairs) => {
        expect(() => readSearchFilters(new URLSearchParams(pairs))).not.toThrow();
      }),
    );
  });
});
