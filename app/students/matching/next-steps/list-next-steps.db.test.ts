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

test("the step that would open most comes first, with how many of the matches it would open", async ({
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
    "Resit KCSE and reach B-: 2 more open up",
    "Take IELTS and reach 6.5: 1 more opens up",
  ]);
});

test("a language test is never the only step, and for a refugee the letter comes first", async ({ db }) => {
  await db.delete(scholarships);
  await db.insert(scholarships).values([
    { ...award, title: "C", tests: ["IELTS 6.5"] },
    { ...award, title: "D", groups: ["refugee"], groupsOnly: true },
  ]);
  const snapshot = await readSnapshot(db, "2026-11-16");
  const graduate = { ...wanjiru, standing: noStanding };
  expect(listNextSteps(snapshot, { profile, applicant: graduate })).toEqual([]);
  expect(listNextSteps(snapshot, { profile, applicant: { ...graduate, groups: { refugee: true } } })).toEqual(
    [
      "Ask UNHCR or the refugee office for your refugee letter: 1 opportunity is for refugees",
      "Take IELTS and reach 6.5: 1 more opens up",
    ],
  );
});
