import { expect, test } from "vitest";
import { criterionName } from "./criterion-in-words.ts";

test("a college's field is named by its programs, an internship's country by its location", () => {
  expect(criterionName("college", "field")).toBe("Programs");
  expect(criterionName("internship", "country")).toBe("Location");
  expect(criterionName("scholarship", "gpa")).toBe("GPA");
});
