import { expect, test } from "vitest";
import { readUtmeSubjects } from "./read-utme-subjects.ts";

test.each([
  ["Which courses take Biology, Chemistry, Government?", ["BIO", "CHM", "GOV"]],
  ["JAMB subject combination: use of English, maths, physics and chemistry", ["MTH", "PHY", "CHM"]],
  ["courses with literature in english, government and CRS", ["LIT", "GOV", "CRS"]],
])("“%s” names %j", (text, subjects) => {
  expect(readUtmeSubjects(text, false)).toEqual(subjects);
});

test.each(["biology chemistry physics", "biology government", "nursing biology chemistry government", ""])(
  "“%s” doesn't name a Nigerian combination",
  (text) => {
    expect(readUtmeSubjects(text, false)).toBeNull();
  },
);

test("subjects that Kenya has too are a combination once Nigeria is chosen", () => {
  expect(readUtmeSubjects("biology chemistry physics", true)).toEqual(["BIO", "CHM", "PHY"]);
});
