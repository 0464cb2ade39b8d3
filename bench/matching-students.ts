import type { Applicant } from "#app/catalogue/eligibility/applicant.ts";
import { noStanding } from "#app/catalogue/grades/academic-standing.ts";
import type { MatchProfile } from "#app/catalogue/scoring/profile.ts";

export const today = "2026-11-20";

const student = {
  currentEducationLevel: "high_school",
  degreeType: "undergraduate",
  gpa: 3.2,
  budgetRange: "0-5000",
} as const;

/** From a student with one rare wish to one who would accept nearly anything. */
export const students = {
  usual: {
    ...student,
    fieldsOfInterest: ["Computer Science", "Engineering", "Business"],
    targetCountries: ["Kenya", "United Kingdom"],
  },
  narrow: {
    ...student,
    currentEducationLevel: "vocational",
    degreeType: "vocational",
    gpa: null,
    fieldsOfInterest: ["Social Work"],
    targetCountries: ["Netherlands"],
  },
  wide: {
    ...student,
    fieldsOfInterest: ["Engineering", "Medicine", "Business", "Law", "Education", "Arts", "Sciences"],
    targetCountries: ["United States", "United Kingdom", "Canada", "Germany", "South Africa", "Kenya"],
  },
  silent: {
    ...student,
    currentEducationLevel: null,
    degreeType: null,
    gpa: null,
    budgetRange: null,
    fieldsOfInterest: [],
    targetCountries: [],
  },
} satisfies Record<string, MatchProfile>;

/** The usual student with more facts: a Kenyan girl who leaves school with a C+. */
export const usualApplicant: Applicant = {
  citizenships: ["Kenya"],
  residence: "Kenya",
  region: "Turkana",
  sex: "female",
  age: { from: 18, to: 18 },
  groups: { refugee: false, low_income: true },
  finished: "secondary",
  studying: null,
  wants: ["undergraduate"],
  fields: students.usual.fieldsOfInterest,
  standing: { ...noStanding, kcse: 7 },
  tests: [],
  workYears: 0,
  institution: null,
  yearOfStudy: null,
  schoolClass: null,
  finishedIn: null,
  origin: null,
  fieldWords: null,
  subjects: {},
  bornOn: null,
  asOf: null,
};
