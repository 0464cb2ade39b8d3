import type { MatchProfile } from "#app/students/matching/profile.ts";

export const today = "2026-11-20";

const student = {
  currentEducationLevel: "high_school",
  degreeType: "undergraduate",
  gpa: 3.2,
  budgetRange: "0-5000",
} as const;

/** From the student with one rare wish to the one who would take nearly anything. */
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
