import { describe, expect, test } from "vitest";
import { budgetRanges } from "#database/schema/lists.ts";
import type { MatchProfile } from "./profile.ts";
import { type ScoredColumns, score } from "./score.ts";

const brian: MatchProfile = {
  fieldsOfInterest: ["Engineering"],
  targetCountries: ["Ghana"],
  currentEducationLevel: null,
  degreeType: null,
  gpa: null,
  budgetRange: "0-5000",
};
const ashesi: ScoredColumns["college"] = {
  country: "Ghana",
  programs: ["Business", "Electrical Engineering"],
  tuitionRange: "$9,000",
};
const nothing: ScoredColumns["college"] = { country: "", programs: [], tuitionRange: null };

describe("a college", () => {
  test("never scores more than 90 of 100, because a budget gives 15 of its 25 points", () => {
    const scored = score("college", brian, ashesi);
    expect(scored).toMatchObject({ points: 90, percent: 90 });
    expect(scored.reasons.map(({ criterion, won, possible }) => [criterion, won, possible])).toEqual([
      ["country", 40, 40],
      ["field", 35, 35],
      ["budget", 15, 25],
    ]);
  });

  test.for<[string, Partial<ScoredColumns["college"]>, number]>([
    ["in a country she wants", { country: "Accra, GHANA" }, 40],
    ["with a program in a field of hers", { programs: ["Arts", "engineering_physics"] }, 35],
    ["with no program of hers", { programs: ["Arts"] }, 0],
    ["for all fields, which is no program", { programs: ["All fields"] }, 0],
    ["whose field is split between two programs", { programs: ["Engine", "ering"] }, 0],
    ["with a known tuition", { tuitionRange: "free" }, 15],
    ["with an empty tuition", { tuitionRange: "" }, 0],
    ["with a dash for a tuition", { tuitionRange: "-" }, 0],
  ])("%s gets the points for that", ([, facts, points]) => {
    expect(score("college", brian, { ...nothing, ...facts }).points).toBe(points);
  });

  test("with a tuition gets no points for it without a budget", () => {
    expect(score("college", { ...brian, budgetRange: null }, ashesi).points).toBe(75);
  });

  test.for(budgetRanges)(
    "with a tuition gives 15 for a budget of %s, whatever the tuition is",
    (budgetRange) => {
      expect(
        score("college", { ...brian, budgetRange }, { ...nothing, tuitionRange: "$90,000" }).points,
      ).toBe(15);
    },
  );
});
