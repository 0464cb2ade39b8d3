import { expect } from "vitest";
import { nobody } from "#app/catalogue/eligibility/applicant.ts";
import { noStanding } from "#app/catalogue/grades/worth.ts";
import { scholarships } from "#database/schema/index.ts";
import { asWorker } from "#database/viewer.ts";
import { test } from "#tests/support/database.ts";
import { shelveMatches } from "../shelve-matches.server.ts";
import { openMore } from "./open-more.server.ts";

const profile = {
  fieldsOfInterest: ["Nursing"],
  targetCountries: ["Kenya"],
  currentEducationLevel: null,
  degreeType: null,
  gpa: null,
  budgetRange: null,
};
const wanjiru = {
  ...nobody,
  citizenships: ["Kenya"],
  finished: "secondary" as const,
  wants: ["vocational" as const],
  fields: ["Nursing"],
  standing: { ...noStanding, kcse: 7 },
  tests: [],
};
const award = {
  fieldOfStudy: "Nursing",
  country: "Kenya",
  educationLevel: "vocational",
  citizens: ["Kenya"],
};

test("what would open most comes first, with how many it is of what fits and is not open yet", async ({
  db,
}) => {
  await db.delete(scholarships);
  const [better, english] = [{ grades: [{ system: "KCSE" as const, min: "B-" }] }, { tests: ["IELTS 6.5"] }];
  await db.insert(scholarships).values([
    { ...award, title: "Open already" },
    { ...award, ...better, title: "A" },
    { ...award, ...better, title: "B" },
    { ...award, ...english, title: "C" },
    { ...award, ...better, title: "For Ghana only", citizens: ["Ghana"] },
    { ...award, ...better, title: "Closed", deadline: "2026-01-01" },
    { ...award, ...better, title: "Does not fit", fieldOfStudy: "Law", country: "Japan" },
  ]);
  expect(await openMore(db, profile, wanjiru, "2026-11-16")).toEqual([
    "KCSE B- would open 2 more",
    "An IELTS result of 6.5 opens 1 more",
  ]);
});

test("what was counted on shelves is forgotten when they are filled anew", async ({ db }) => {
  await db.delete(scholarships);
  const today = "2026-11-16";
  for (const [nth, title] of ["A", "B"].entries()) {
    await db.insert(scholarships).values({ ...award, grades: [{ system: "KCSE", min: "B-" }], title });
    await asWorker(db, (own) => shelveMatches(own, today));
    for (const _ of ["counted", "remembered"])
      expect(await openMore(db, profile, wanjiru, today)).toContain(`KCSE B- would open ${nth + 1} more`);
  }
});
