import { describe, expect } from "vitest";
import {
  addColleges,
  addInternships,
  addScholarships,
  browsing,
  visiting,
} from "#tests/support/catalogue/listings.ts";
import { test } from "#tests/support/database/test-database.ts";
import { findBestTab, findFallback, findInOtherTab, findNearby } from "./find-fallback.ts";

describe("a search that names no tab", () => {
  test.for([
    ["kmtc", "colleges"],
    ["wings to fly", "scholarships"],
    ["internship kenya", "internships"],
    ["uct", "colleges"],
    ["universities in nairobi", "colleges"],
    ["free tvet", "scholarships"],
    ["tvet", "colleges"],
    ["afya el", "scholarships"],
    ["afya", "colleges"],
    ["qqqqqqqq", null],
  ] as const)("for '%s' opens the tab %s", async ([text, kind], { db }) => {
    await addScholarships(db, { title: "Wings to Fly", country: "Kenya" });
    await addColleges(db, { name: "Kenya Medical Training College", aliases: ["KMTC"], location: "Nairobi" });
    await addScholarships(db, { title: "Scholars at Cape Town", aliases: ["Scholars UCT"] });
    await addColleges(db, { name: "University of Cape Town", aliases: ["UCT"] });
    await addInternships(db, { title: "Public service internship", countries: ["Kenya"] });
    await addScholarships(db, { title: "Free places in technical institutes", aliases: ["Free TVET"] });
    await addColleges(db, {
      name: "Mizan TVET College",
      description: "Free of fees.",
      programs: ["Nursing"],
    });
    await addScholarships(db, { title: "Afya Elimu Fund" });
    expect(await visiting(db, findBestTab, browsing(`q=${text}`))).toBe(kind);
  });
});

describe("unfinished words", () => {
  test.for([
    ["nurs ken", { text: "nursing kenya", kind: "colleges", leftOut: [] }],
    // A name begins with "mast", and none has "masters".
    ["mast ken", { text: "mast kenya", kind: "colleges", leftOut: [] }],
    ["wings", null],
    // "Can" means nothing in the middle of a sentence.
    ["schol in can", { text: "scholarship in canada", kind: "scholarships", leftOut: [] }],
    ["can i get a schol", null],
    // One name has "inter", but "cana" beside it is unfinished.
    ["inter cana", { text: "internship canada", kind: "internships", leftOut: [] }],
    ["inter canada", null],
    // It begins the name of one listing.
    ["wings ken fell", null],
    // Not a Somali word without its affix.
    ["nurs kumas", { text: "nursing kumasi", kind: "colleges", leftOut: [] }],
    ["cyber sec ken", { text: "cyber security kenya", kind: "colleges", leftOut: [] }],
  ] as const)("'%s' falls back to %j", async ([text, instead], { db }) => {
    await addColleges(
      db,
      { name: "Kenya Nursing School", country: "Kenya" },
      { name: "Mastaba College, Kenya" },
      { name: "Inter College" },
      { name: "Kumasi Nursing College", country: "Ghana" },
      { name: "Thika Institute", country: "Kenya", programs: ["Cyber Security"] },
    );
    await addScholarships(
      db,
      { title: "Wings to Fly" },
      { title: "Wings for Kenya Fellowship" },
      { title: "Canada Scholarship", country: "Canada" },
    );
    const internship = { title: "Internship", location: "Toronto, Canada", countries: ["Canada"] };
    await addInternships(db, internship, internship, internship, internship);
    expect(await visiting(db, findInOtherTab, browsing(`q=${text}`))).toEqual(instead);
  });
});

describe("a search without results", () => {
  test.for([
    ["univeristy of nairobbi", { text: "university of nairobi", kind: "colleges", leftOut: [] }],
    ["fly jermany", { text: "fly germany", kind: "scholarships", leftOut: [] }],
    ["wingstofly", { text: "wings to fly", kind: "scholarships", leftOut: [] }],
    ["wings qqqqqqqq", { text: "wings", kind: "scholarships", leftOut: ["qqqqqqqq"] }],
    ["wingz qqqqqqqq", { text: "wings", kind: "scholarships", leftOut: ["qqqqqqqq"] }],
    ["wings nairobi university", { text: "nairobi university", kind: "colleges", leftOut: ["wings"] }],
    ["fly school", { text: "fly", kind: "scholarships", leftOut: ["school"] }],
    ["nairoby", { text: "nairobi", kind: "colleges", leftOut: [] }],
    ["kisumu", { text: "Kenya", kind: "colleges", leftOut: ["kisumu"] }],
    ["qqqqqqqq", null],
    ["qqqqqqqq scholarship", { text: "scholarship", kind: "scholarships", leftOut: ["qqqqqqqq"] }],
    ["qqqqqqqq zzzzzzzz", null],
  ] as const)("'%s' falls back to %j", async ([text, instead], { db }) => {
    await addScholarships(db, { title: "Wings to Fly" }, { title: "Fly out", country: "Germany" });
    await addColleges(db, { name: "University of Nairobi", location: "Nairobi, Kenya" });
    expect(await visiting(db, findFallback, browsing(`q=${text}`))).toEqual(instead);
  });
});

describe("a trade that no college of the place names", () => {
  test.for([
    ["plumbing ghana", { text: "technical college ghana", kind: "colleges", leftOut: ["plumbing"] }],
    ["plumbing tema", { text: "technical college Ghana", kind: "colleges", leftOut: ["plumbing", "tema"] }],
    ["free plumbing tema", { text: "plumbing Ghana", kind: "colleges", leftOut: ["tema", "free"] }],
  ] as const)("'%s' falls back to %j", async ([text, instead], { db }) => {
    await addColleges(db, { name: "Ho Polytechnic", country: "Ghana", schoolType: "Polytechnic" });
    await addColleges(db, { name: "Accra Law School", country: "Ghana", programs: ["Law"] });
    if (text.startsWith("free"))
      await addColleges(db, { name: "Wa Institute", country: "Ghana", programs: ["Plumbing"] });
    expect(await visiting(db, findInOtherTab, browsing(`q=${text}`))).toEqual(instead);
  });
});

describe("a search with few results", () => {
  test.for([
    ["plumbing nakuru", { text: "plumbing Kenya", kind: "colleges", leftOut: ["nakuru"] }],
    ["nakuru plumbing course", { text: "Kenya plumbing course", kind: "colleges", leftOut: ["nakuru"] }],
    ["nakuru", { text: "Kenya", kind: "colleges", leftOut: ["nakuru"] }],
    // It finds only what is shown already.
    ["skills nakuru", null],
  ] as const)("'%s' is followed by what '%j' finds", async ([text, near], { db }) => {
    const [award] = await addScholarships(db, {
      title: "Skills for Nakuru",
      description: "Pays for plumbing.",
      country: "Uganda",
    });
    await addColleges(db, { name: "Kabete Polytechnic", description: "Plumbing.", country: "Kenya" });
    expect(
      await visiting(
        db,
        (catalogue, filters) => findNearby(catalogue, filters, [award ?? ""]),
        browsing(`q=${text}`),
      ),
    ).toEqual(near);
  });
});
