import { expect, test } from "vitest";
import { pageNumbers } from "./page-numbers.ts";

const shown = (page: number, pages: number) =>
  pageNumbers(page, pages)
    .map((entry) => (typeof entry === "number" ? entry : "…"))
    .join(" ");

test.each([
  [1, 1, "1"],
  [1, 3, "1 2 3"],
  [1, 5, "1 2 … 5"],
  [3, 5, "1 2 3 4 5"],
  [4, 7, "1 2 3 4 5 6 7"],
  [1, 20, "1 2 … 20"],
  [7, 20, "1 … 6 7 8 … 20"],
  [17, 20, "1 … 16 17 18 19 20"],
  [20, 20, "1 … 19 20"],
])("on page %i of %i the links are %s", (page, pages, expected) => {
  expect(shown(page, pages)).toBe(expected);
});
