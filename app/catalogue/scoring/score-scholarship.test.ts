import { describe, expect, test } from "vitest";
import { fieldsOfInterest, targetCountries } from "#database/schema/lists.ts";
import type { MatchProfile } from "./profile.ts";
import { score } from "./score.ts";

const amina: MatchProfile = {
  fieldsOfInterest: ["Computer Science", "Law"],
  targetCountries: ["Kenya", "United Kingdom"],
  currentEducationLevel: "high_school",
  degreeType: "undergraduate",
  gpa: 3.4,
  budgetRange: null,
};
const chevening = {
  fieldOfStudy: "All fields",
  country: "United Kingdom",
  educationLevel: "undergraduate",
  gpaRequirement: "none",
} as const;
const nothing = { fieldOfStudy: "", country: "", educationLevel: "", gpaRequirement: "above_3_5" } as const;

const won = (profile: Partial<MatchProfile>, scholarship: Parameters<typeof score<"scholarship">>[2]) =>
  score("scholarship", { ...amina, ...profile }, scholarship);

describe("a scholarship", () => {
  test("that fits every criterion scores 100 percent", () => {
    expect(won({}, chevening)).toMatchObject({ points: 100, percent: 100 });
  });

  test("that fits no criterion scores 0", () => {
    expect(won({}, nothing)).toMatchObject({ points: 0, percent: 0 });
  });

  test("reports for each criterion the points, the maximum and what was compared", () => {
    expect(won({}, { ...chevening, fieldOfStudy: "Law & Politics", gpaRequirement: "above_3_5" })).toEqual({
      points: 85,
      percent: 85,
      reasons: [
        {
          criterion: "field",
          won: 40,
          possible: 40,
          isMet: true,
          wanted: ["Computer Science", "Law"],
          offered: "Law & Politics",
          matched: ["Law"],
        },
        {
          criterion: "country",
          won: 25,
          possible: 25,
          isMet: true,
          wanted: ["Kenya", "United Kingdom"],
          offered: "United Kingdom",
          matched: ["United Kingdom"],
        },
        {
          criterion: "level",
          won: 20,
          possible: 20,
          isMet: true,
          wanted: ["high_school", "undergraduate"],
          offered: "undergraduate",
          matched: ["undergraduate"],
        },
        {
          criterion: "gpa",
          won: 0,
          possible: 15,
          isMet: false,
          wanted: ["3.4"],
          offered: "above_3_5",
          matched: [],
        },
      ],
    });
  });

  test.for([
    ["one of her fields", { fieldOfStudy: "Politics, LAW" }, 40],
    ["all fields", { fieldOfStudy: "all-fields" }, 40],
    ["any field", { fieldOfStudy: "Any field of study" }, 40],
    ["another field", { fieldOfStudy: "Nursing" }, 0],
    ["one of her countries", { country: "Kenya; Uganda" }, 25],
    ["another country", { country: "Uganda" }, 0],
    ["her level", { educationLevel: "High School" }, 20],
    ["the degree she wants", { educationLevel: "Undergraduate, graduate" }, 20],
    ["another level", { educationLevel: "doctorate" }, 0],
  ] as const)("for %s gets the points for that", ([, facts, points]) => {
    expect(won({}, { ...nothing, ...facts }).points).toBe(points);
  });

  test("for all fields fits a student who has not chosen any", () => {
    expect(won({ fieldsOfInterest: [] }, { ...nothing, fieldOfStudy: "All fields" }).points).toBe(40);
  });

  test("gets no points with an empty profile, except for requiring no GPA", () => {
    const silent = {
      fieldsOfInterest: [],
      targetCountries: [],
      currentEducationLevel: null,
      degreeType: null,
      gpa: null,
    };
    const score = won(silent, { ...chevening, fieldOfStudy: "Law" });
    expect(score.reasons.map(({ criterion, won }) => [criterion, won])).toEqual([
      ["field", 0],
      ["country", 0],
      ["level", 0],
      ["gpa", 15],
    ]);
  });

  test.for([
    ["none", null, 15],
    ["none", 0, 15],
    ["", null, 15],
    [null, null, 15],
    ["below_3_0", null, 0],
    ["below_3_0", 2.99, 0],
    ["below_3_0", 3, 15],
    ["3_0_to_3_5", 3.49, 0],
    ["3_0_to_3_5", 3.5, 15],
    ["above_3_5", null, 0],
    ["above_3_5", 3.49, 0],
    ["above_3_5", 3.5, 15],
    ["above_3_5", 4, 15],
  ] as const)("that asks for %s gives a GPA of %s %i points", ([gpaRequirement, gpa, points]) => {
    expect(won({ gpa }, { ...nothing, gpaRequirement }).points).toBe(points);
  });

  test.for(fieldsOfInterest)("in %s fits a student who chose that field", (field) => {
    expect(won({ fieldsOfInterest: [field] }, { ...nothing, fieldOfStudy: `BSc ${field}` }).points).toBe(40);
  });

  test.for(targetCountries)("in %s fits a student who wants to go there", (country) => {
    expect(won({ targetCountries: [country] }, { ...nothing, country }).points).toBe(25);
  });
});
