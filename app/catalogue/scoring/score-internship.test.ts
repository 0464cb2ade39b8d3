import { describe, expect, test } from "vitest";
import type { MatchProfile } from "./profile.ts";
import { type ScoredColumns, score } from "./score.ts";

const chidi: MatchProfile = {
  fieldsOfInterest: ["Computer Science"],
  targetCountries: ["Nigeria"],
  currentEducationLevel: null,
  degreeType: null,
  gpa: null,
  budgetRange: null,
};
const nothing: ScoredColumns["internship"] = { field: "", location: "", duration: null };

describe("an internship", () => {
  test("never scores more than 90 of 100, because a duration gives 10 of its 20 points", () => {
    const scored = score("internship", chidi, {
      field: "computer-science",
      location: "Lagos, Nigeria",
      duration: "3 months",
    });
    expect(scored).toMatchObject({ points: 90, percent: 90 });
    expect(scored.reasons.map(({ criterion, won, possible }) => [criterion, won, possible])).toEqual([
      ["field", 50, 50],
      ["country", 30, 30],
      ["duration", 10, 20],
    ]);
  });

  test.for([
    ["in her field", { field: "Computer Science, Business" }, 50],
    ["in any field", { field: "Any field" }, 50],
    ["in all fields", { field: "All fields" }, 50],
    ["in another field", { field: "Business" }, 0],
    ["in a country she wants", { location: "Nigeria; Ghana" }, 30],
    ["elsewhere", { location: "Remote" }, 0],
    ["with a duration", { duration: "6 weeks" }, 10],
    ["with an empty duration", { duration: " " }, 0],
  ] as const)("%s gets the points for that", ([, facts, points]) => {
    expect(score("internship", chidi, { ...nothing, ...facts }).points).toBe(points);
  });

  test("that accepts all fields gives the field's points to everyone, also without a chosen field", () => {
    for (const fieldsOfInterest of [[], ["Law"], ["Nursing", "Arts"]]) {
      const someone = { ...chidi, fieldsOfInterest };
      expect(score("internship", someone, { ...nothing, field: "All fields" }).points).toBe(50);
    }
  });
});
