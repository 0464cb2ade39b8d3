import { expect, test } from "vitest";
import { coursesForSearch } from "./search-link.server.ts";

test.each([
  ["nursing cut off", "/courses?q=nursing+cut+off"],
  ["courses with C plain", "/courses?q=courses+with+C+plain"],
  ["what can I do with B- in maths", "/courses?country=Kenya&grades=MAT8&group=grades"],
  ["which courses take Biology, Chemistry, Government?", "/courses?country=Nigeria&utme=BIO.CHM.GOV"],
])("“%s” leads to %s", (text, address) => {
  expect(coursesForSearch(text, true)).toBe(address);
});

test("a search about something else leads to no courses", () => {
  expect(coursesForSearch("masters in germany", false)).toBeNull();
});
