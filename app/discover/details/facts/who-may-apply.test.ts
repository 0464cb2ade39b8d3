import { expect, test } from "vitest";
import { silentFacts } from "#tests/support/catalogue/silent-facts.ts";
import { howToApply } from "./how-to-apply.ts";
import { whoMayApply } from "./who-may-apply.ts";

const unknown = { ...silentFacts.scholarship, citizens: null };
const read = (record: Partial<Parameters<typeof whoMayApply>[0]>, gpa: string | null = null) =>
  whoMayApply({ ...unknown, ...record }, gpa).map(({ name, value }) => `${name}: ${value}`);

test("an unconfirmed fact is named if it decides, and is never shown as 'no minimum'", () => {
  expect(read({})).toEqual([
    "Citizens of: Not stated",
    "Must have finished: Not stated",
    "Age: Not stated",
    "Grades: None stated",
  ]);
});

test("the conditions are a readable list", () => {
  expect(
    read({
      citizens: ["Kenya", "Uganda"],
      residents: ["Kenya"],
      region: "Turkana",
      finished: "secondary",
      womenOnly: true,
      groups: ["low_income", "people_of_the_coast"],
      groupsOnly: true,
      ageMin: 18,
      ageMax: 25,
      ageMaxLowest: 21,
      workYears: 2,
      grades: [
        { system: "KCSE", min: "C+", note: "mean grade" },
        { system: "OTHER", min: "UTME 200" },
        { system: "DEGREE_CLASS", min: "2:1" },
      ],
      tests: ["IELTS 6.5"],
      testsWaived: "Studies in English",
      enrolledAt: ["Makerere University"],
      alsoAsked: ["You leave school this year"],
    }),
  ).toEqual([
    "Citizens of: Kenya, Uganda",
    "Living in: Kenya",
    "Only from: Turkana",
    "Must have finished: Secondary school",
    "Women: For women only",
    "Only for: low-income families, people of the coast",
    "Age: 18 to 25, 21 or younger for some",
    "Work experience: 2 years",
    "Grades: KCSE C+ (mean grade); UTME 200; Degree 2:1",
    "Tests: IELTS 6.5",
    "Without a test: Studies in English",
    "Must study at, or have a place at: Makerere University",
    "They also ask: You leave school this year",
  ]);
});

test("any country, any African country, a single age limit, preferred groups, and a specific GPA", () => {
  const rows = read(
    { citizens: ["Africa"], ageMax: 35, groups: ["refugee"], groupsOnly: false },
    "Above 3.5",
  );
  expect(rows).toEqual([
    "Citizens of: Any African country",
    "Must have finished: Not stated",
    "Especially for: refugees",
    "Age: 35 or younger",
    "Grades: Above 3.5",
  ]);
  expect(read({ citizens: ["Any"] })[0]).toBe("Citizens of: Any country");
});

test("how to apply lists what is required, what is not, and what is not stated", () => {
  const how = { applyThrough: "KUCCPS", referees: 0, hasEssay: true, hasInterview: null };
  expect(howToApply(how).map(({ name, value }) => `${name}: ${value}`)).toEqual([
    "Apply through: KUCCPS",
    "Referees: None",
    "Essays: Yes",
    "Interview: Not stated",
  ]);
});
