import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { areNearlyTheSame } from "./similar-titles.ts";

describe("titles", () => {
  test.each([
    ["How to write a CV", "How to Write a CV!", true],
    ["How to write a CV", "How to write  a “CV”", true],
    [
      "Writing a personal statement that sounds like you",
      "Writing a personal statment that sounds like you",
      true,
    ],
    ["Résumé tips", "Resume tips", true],
    ["Chevening Scholarship 2026", "Chevening Scholarship 2027", false],
    ["Chevening Scholarship 2026", "Scholarship Chevening 2026", true],
    ["Study in Canada", "Study in Germany", false],
    ["Scholarships in Kenya", "Scholarships in Ghana", false],
    ["10 tips", "12 tips", false],
    ["", "", false],
  ])("%j and %j: nearly the same is %s", (one, other, same) => {
    expect(areNearlyTheSame(one, other)).toBe(same);
    expect(areNearlyTheSame(other, one)).toBe(same);
  });

  test("that are equal are nearly the same, if they have a letter at all", () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (title) => {
        expect(areNearlyTheSame(title, title.toUpperCase())).toBe(/[\p{Letter}\p{Number}]/u.test(title));
      }),
    );
  });
});
