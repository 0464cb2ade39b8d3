import { expect, test } from "vitest";
import { coursesForSearch } from "./search-link.server.ts";

test.each([
  ["nursing cut off", "/courses?q=nursing+cut+off"],
  ["courses with C plain", "/courses?q=courses+with+C+plain"],
  ["what can I do with B- in maths", "/courses?country=Kenya&grades=MAT8&group=grades"],
])("“%s” leads to %s", (text, address) => {
  expect(coursesForSearch(text)).toBe(address);
});
