import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { numberedSlug, slugFrom } from "./slug.ts";

const valid = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const title = fc.oneof(
  fc.string(),
  fc.string({ unit: "grapheme" }),
  fc.string({ minLength: 90, maxLength: 220 }),
);

describe("a slug", () => {
  test.each([
    ["How to Win a Scholarship", "how-to-win-a-scholarship"],
    ["  Essays & Letters: 10 tips!  ", "essays-letters-10-tips"],
    ["---Visa---", "visa"],
    ["C++ / C# — which?", "c-c-which"],
    ["Étudier à l’étranger", "etudier-a-l-etranger"],
    ["UPPER lower 123", "upper-lower-123"],
    ["a".repeat(101), "a".repeat(100)],
    [`${"a".repeat(99)} b`, "a".repeat(99)],
    [`${"a".repeat(98)} bcd`, `${"a".repeat(98)}-b`],
    ["ወደ ውጭ አገር", "article"],
    ["!!!", "article"],
    ["", "article"],
  ])("of %j is %j", (given, slug) => {
    expect(slugFrom(given)).toBe(slug);
  });

  test("is valid for every title, also after it is shortened", () => {
    fc.assert(
      fc.property(title, (given) => {
        const slug = slugFrom(given);
        expect(slug).toMatch(valid);
        expect(slug.length).toBeLessThanOrEqual(100);
      }),
      { numRuns: 2_000 },
    );
  });

  test("of a slug is itself", () => {
    fc.assert(
      fc.property(title, (given) => {
        expect(slugFrom(slugFrom(given))).toBe(slugFrom(given));
      }),
    );
  });

  test("takes a number and stays valid, short and different", () => {
    fc.assert(
      fc.property(title, fc.integer({ min: 2, max: 99_999 }), (given, number) => {
        const slug = numberedSlug(slugFrom(given), number);
        expect(slug).toMatch(valid);
        expect(slug.length).toBeLessThanOrEqual(100);
        expect(slug.endsWith(`-${number}`)).toBe(true);
      }),
    );
  });

  test("that isn't taken needs no number", () => {
    expect(numberedSlug("visa", 1)).toBe("visa");
    expect(numberedSlug("visa", 2)).toBe("visa-2");
    expect(numberedSlug(`${"a".repeat(97)}-bc`, 2)).toBe(`${"a".repeat(97)}-2`);
  });
});
