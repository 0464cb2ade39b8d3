import { expect, test } from "vitest";
import { matchesWords, nameOf } from "./words.ts";

test.each([
  ["scholarship", "No scholarship matches found. Update your profile to see more matches."],
  ["college", "No college matches found. Update your profile to see more matches."],
  ["internship", "No internship matches found. Update your profile to see more matches."],
] as const)("without %s matches the page says so and what helps", (kind, sentence) => {
  expect(matchesWords.empty(kind)).toBe(sentence);
});

test("the page says how many opportunities were looked at and how many fit", () => {
  expect(matchesWords.analyzed(1252, 37)).toBe("We've analyzed 1,252 opportunities and found 37 matches");
});

test("a college's field is its programs, an internship's country its location", () => {
  expect([nameOf("college", "field"), nameOf("internship", "country"), nameOf("scholarship", "gpa")]).toEqual(
    ["Programs", "Location", "GPA"],
  );
});
