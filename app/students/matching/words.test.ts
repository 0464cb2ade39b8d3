import { expect, test } from "vitest";
import { matchesWords } from "./words.ts";

test.each([
  ["scholarship", "No scholarship matches found. Update your profile to see more matches."],
  ["college", "No college matches found. Update your profile to see more matches."],
  ["internship", "No internship matches found. Update your profile to see more matches."],
] as const)("without %s matches the page says so, and what helps", (kind, sentence) => {
  expect(matchesWords.empty(kind)).toBe(sentence);
});

test("the page says how many opportunities were scored and how many fit", () => {
  expect(matchesWords.analyzed(1252, 37)).toBe("We've analyzed 1,252 opportunities and found 37 matches");
});
