import { describe, expect, test } from "vitest";
import { type ApplicantCircumstances, type ApplicantProfile, applicantOf } from "./applicant-of.ts";

const bare: ApplicantProfile = {
  country: "Kenya",
  currentEducationLevel: null,
  degreeType: null,
  fieldsOfInterest: [],
  citizenships: [],
  residence: null,
  region: null,
  sex: null,
  bornOn: null,
  statedAge: null,
  statedAgeOn: null,
  finished: null,
  results: [],
  wantedLevels: [],
  workYears: null,
  institution: null,
  yearOfStudy: null,
  schoolClass: null,
  finishedIn: null,
  origin: null,
  tests: null,
  ageBand: null,
};
const applicantWith = (
  facts: Partial<ApplicantProfile>,
  circumstances: ApplicantCircumstances | null = null,
) => applicantOf({ ...bare, ...facts }, circumstances, "2026-11-15");

describe("an applicant", () => {
  test("lives in the profile's country if there is no other answer", () => {
    expect(applicantWith({}).residence).toBe("Kenya");
    expect(applicantWith({ residence: "Uganda" }).residence).toBe("Uganda");
  });

  test("does not have the age of the parent who answers for them", () => {
    expect(applicantWith({ ageBand: "25_and_over", role: "student" }).age).toEqual({ from: 25, to: 99 });
    expect(applicantWith({ ageBand: "25_and_over", role: "parent" }).age).toBeNull();
    const born = applicantWith({ ageBand: "25_and_over", role: "parent", bornOn: "2010-01-01" });
    expect(born.age).toEqual({ from: 16, to: 16 });
  });

  test("counts as a citizen of that country if there is no other answer, but a refugee doesn't", () => {
    expect(applicantWith({}).citizenships).toEqual(["Kenya"]);
    expect(applicantWith({ citizenships: ["South Sudan"] }).citizenships).toEqual(["South Sudan"]);
    const refugee = { refugee: true, disability: null, lowIncome: null, orphan: null };
    expect(applicantWith({}, refugee).citizenships).toEqual([]);
  });

  test.for([
    [{}, null],
    [{ bornOn: "2008-11-15" }, { from: 18, to: 18 }],
    [{ bornOn: "2008-11-16" }, { from: 17, to: 17 }],
    [
      { statedAge: 17, statedAgeOn: "2026-11-15" },
      { from: 17, to: 17 },
    ],
    [
      { statedAge: 17, statedAgeOn: "2026-11-14" },
      { from: 17, to: 18 },
    ],
    [
      { statedAge: 17, statedAgeOn: "2024-11-15" },
      { from: 19, to: 20 },
    ],
    [{ ageBand: "18_to_24" }, { from: 18, to: 24 }],
    [{ ageBand: "25_and_over" }, { from: 25, to: 99 }],
    [
      { ageBand: "under_18", bornOn: "2010-01-01" },
      { from: 16, to: 16 },
    ],
  ] as const)("who answered %j is %j years old", ([facts, age]) =>
    expect(applicantWith(facts).age).toEqual(age),
  );

  test("studies at the level of the profile, and has not finished it", () => {
    const { studying, finished } = applicantWith({ currentEducationLevel: "undergraduate" });
    expect({ studying, finished }).toEqual({ studying: "undergraduate", finished: null });
  });

  test("who has finished the level of the profile no longer studies", () =>
    expect(applicantWith({ currentEducationLevel: "high_school", finished: "secondary" }).studying).toBe(
      null,
    ));

  test("wants the chosen levels, or else the degree of the specification", () => {
    expect(applicantWith({ degreeType: "graduate" }).wants).toEqual(["graduate"]);
    expect(applicantWith({ degreeType: "graduate", wantedLevels: ["vocational"] }).wants).toEqual([
      "vocational",
    ]);
    expect(applicantWith({}).wants).toEqual([]);
  });

  test("belongs to the groups that were answered, and a missing answer doesn't count as no", () => {
    const circumstances = { refugee: true, disability: false, lowIncome: null, orphan: null };
    expect(applicantOf(bare, circumstances, "2026-11-15").groups).toEqual({
      refugee: true,
      disability: false,
    });
  });
});
