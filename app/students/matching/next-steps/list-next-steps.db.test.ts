import { expect } from "vitest";
import { unknownApplicant } from "#app/catalogue/eligibility/applicant.ts";
import { noStanding } from "#app/catalogue/grades/academic-standing.ts";
import { readSnapshot } from "#app/catalogue/snapshot/read-snapshot.server.ts";
import { scholarships } from "#database/schema/index.ts";
import { test } from "#tests/support/database/test-database.ts";
import { listNextSteps } from "./list-next-steps.server.ts";

const profile = {
  fieldsOfInterest: ["Nursing"],
  targetCountries: ["Kenya"],
  currentEducationLevel: null,
  degreeType: null,
  gpa: null,
  budgetRange: null,
};
const wanjiru = {
  ...unknownApplicant,
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
  expect(listNextSteps(await readSnapshot(db, "2026-11-16"), { profile, applicant: wanjiru })).toEqual([
    "KCSE B- would open 2 more",
    "An IELTS result of 6.5 opens 1 more",
  ]);
});
