import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { editDistance, oneEditAway } from "./edit-distance.ts";

describe("typing errors", () => {
  test.for([
    ["law", "law", 0],
    ["enginering", "engineering", 1],
    ["univercity", "university", 1],
    ["scholarhsip", "scholarship", 1],
    ["skolarship", "scholarship", 2],
    ["", "law", 3],
  ] as const)("%s is %s with %i of them", ([typed, meant, slips]) =>
    expect(editDistance(typed, meant)).toBe(slips),
  );

  test("are symmetric", () => {
    const word = fc.string({ maxLength: 8 });
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(editDistance(one, other)).toBe(editDistance(other, one));
      }),
    );
  });

  test("of one letter lead to words at distance one", () => {
    expect(oneEditAway("lwa")).toContain("law");
    for (const word of oneEditAway("law")) expect(editDistance("law", word)).toBe(1);
  });

  test("never split a character", () => {
    const word = fc.string({ unit: "binary", maxLength: 5 });
    fc.assert(
      fc.property(word, (typed) => {
        const meant = typed.toWellFormed();
        for (const edit of oneEditAway(meant)) {
          expect(edit.isWellFormed()).toBe(true);
          expect(editDistance(meant, edit)).toBe(1);
        }
      }),
      { numRuns: 20 },
    );
  });
});
