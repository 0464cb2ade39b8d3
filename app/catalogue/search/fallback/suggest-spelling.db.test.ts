import { describe, expect } from "vitest";
import { addScholarships, browsing, visiting } from "#tests/support/catalogue/listings.ts";
import { test } from "#tests/support/database/test-database.ts";
import { suggestSpelling } from "./find-fallback.ts";

describe("did you mean", () => {
  const catalogue = [
    { title: "Engineering scholarship, Kenya", fieldOfStudy: "Engineering" },
    { title: "Engineering bursary", description: "Law and nursing." },
    { title: "Closed veterinary award", deadline: "2020-01-01" },
  ];

  test.for([
    ["enginering", "engineering"],
    ["engeneering", "engineering"],
    ["ENGINNERING schoalrship", "engineering scholarship"],
    ["skolarship", "scholarship"],
    ["keyna", "kenya"],
    ["lwa", "law"],
    ["nursng", "nursing"],
    ["engineering", null],
    ["engin", null],
    ["qqqqqqqq", null],
    ["veterinry", null],
    ["enginering qqqqqqqq", null],
    ["😀", null],
    ["", null],
  ] as const)("'%s' suggests %s", async ([text, better], { db }) => {
    await addScholarships(db, ...catalogue);
    expect(await visiting(db, suggestSpelling, browsing(`q=${text}`))).toBe(better);
  });

  test("prefers the word that more listings contain", async ({ db }) => {
    await addScholarships(db, { title: "Nurse nursa" }, { title: "Nursa" }, { title: "Nursa" });
    expect(await visiting(db, suggestSpelling, browsing("q=nursx"))).toBe("nursa");
  });
});
