import { expect, test } from "vitest";
import { criterionName } from "./criterion-in-words.ts";

test("a college's field is its programs, an internship's country its location", () => {
  expect(criterionName("college", "field")).toBe("Programs");
  expect(criterionName("internship", "country")).toBe("Location");
  expect(criterionName("scholarship", "gpa")).toBe("GPA");
});
