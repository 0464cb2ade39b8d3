import { expect, test } from "vitest";
import { readGrades } from "./read-grades.ts";

const read = (text: string) => {
  const { mean, subjects, rest } = readGrades(text);
  return [mean, Object.fromEntries(subjects), rest.replaceAll(/\s+/g, " ")];
};

test.each([
  ["courses with C plain", [6, {}, "courses with"]],
  ["what can I study with c+", [7, {}, "what can I study with"]],
  ["D+ courses", [4, {}, "courses"]],
  ["kcse mean grade C- diploma", [5, {}, "diploma"]],
  ["nursing B-", [8, {}, "nursing"]],
  ["nursing with a C", [6, {}, "nursing with a"]],
  ["what can I do with B- in maths", [null, { MAT: 8 }, "what can I do with"]],
  ["C plain in biology nursing", [null, { BIO: 6 }, "nursing"]],
  ["nursing biology C plain", [null, { BIO: 6 }, "nursing"]],
  ["B plus in business studies", [null, { BST: 10 }, ""]],
])("%s", (text, expected) => {
  expect(read(text)).toEqual(expected);
});

test.each([
  "nursing cut off",
  "bachelor of arts",
  "c programming",
  "plan B",
  "vitamin E",
  "E-commerce",
  "A-level courses",
  "",
])("%s names no grade", (text) => {
  expect(read(text).slice(0, 2)).toEqual([null, {}]);
});
