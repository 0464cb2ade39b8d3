import { describe, expect } from "vitest";
import { addColleges, addInternships, addScholarships, browsing, today } from "#tests/support/catalogue.ts";
import { test } from "#tests/support/database.ts";
import { findInstead, findTab } from "./find-instead.server.ts";

describe("a search that names no tab", () => {
  test.for([
    ["kmtc", "colleges"],
    ["wings to fly", "scholarships"],
    ["internship kenya", "internships"],
    ["uct", "colleges"],
    ["universities in nairobi", "colleges"],
    ["qqqqqqqq", null],
  ] as const)("for '%s' is answered in %s", async ([text, kind], { db }) => {
    await addScholarships(db, { title: "Wings to Fly", country: "Kenya" });
    await addColleges(db, { name: "Kenya Medical Training College", aliases: ["KMTC"], location: "Nairobi" });
    await addScholarships(db, { title: "Scholars at Cape Town", aliases: ["Scholars UCT"] });
    await addColleges(db, { name: "University of Cape Town", aliases: ["UCT"] });
    await addInternships(db, { title: "Public service internship", countries: ["Kenya"] });
    expect(await findTab(db, browsing(`q=${text}`), today)).toBe(kind);
  });
});

describe("where a search finds nothing", () => {
  test.for([
    ["univeristy of nairobbi", { text: "university of nairobi", kind: "colleges", leftOut: [] }],
    ["fly jermany", { text: "fly germany", kind: "scholarships", leftOut: [] }],
    ["wingstofly", { text: "wings to fly", kind: "scholarships", leftOut: [] }],
    ["wings qqqqqqqq", { text: "wings", kind: "scholarships", leftOut: ["qqqqqqqq"] }],
    ["wingz qqqqqqqq", { text: "wings", kind: "scholarships", leftOut: ["qqqqqqqq"] }],
    ["wings nairobi university", { text: "nairobi university", kind: "colleges", leftOut: ["wings"] }],
    ["fly school", { text: "fly", kind: "scholarships", leftOut: ["school"] }],
    ["qqqqqqqq", null],
    ["qqqqqqqq scholarship", { text: "scholarship", kind: "scholarships", leftOut: ["qqqqqqqq"] }],
    ["qqqqqqqq zzzzzzzz", null],
  ] as const)("'%s' leads to %j", async ([text, instead], { db }) => {
    await addScholarships(db, { title: "Wings to Fly" }, { title: "Fly out", country: "Germany" });
    await addColleges(db, { name: "University of Nairobi", location: "Nairobi, Kenya" });
    expect(await findInstead(db, browsing(`q=${text}`), today)).toEqual(instead);
  });
});
