import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseSearchText, wordsOf } from "./search-text.ts";

describe("the search text", () => {
  test.for([
    ["is empty where nothing was typed", null, ""],
    ["is empty where only blanks were typed", " \t\n ", ""],
    ["loses blanks at its ends and double ones inside", "  full   ride ", "full ride"],
    ["loses null bytes, which PostgreSQL refuses", "full\0ride", "full ride"],
    ["loses halves of letters", "a\uD800b", "a b"],
    ["keeps quotes, percent signs, underscores and backslashes", `"50%" a_b \\`, `"50%" a_b \\`],
    ["keeps emoji", "study 🎓", "study 🎓"],
  ] as const)("%s", ([, typed, text]) => expect(parseSearchText(typed)).toBe(text));

  test("of 5,000 characters is cut to 200", () => {
    expect(parseSearchText("scholarship ".repeat(420))).toHaveLength(200);
    expect([...parseSearchText("🎓".repeat(2_500))]).toHaveLength(200);
  });

  test("is always valid in PostgreSQL and in a URL", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 600 }), (typed) => {
        const text = parseSearchText(typed);
        expect(text.isWellFormed()).toBe(true);
        expect(text).not.toMatch(/\0/);
        expect([...text].length).toBeLessThanOrEqual(200);
        expect(parseSearchText(text)).toBe(text);
      }),
    );
  });
});

describe("the words of a search", () => {
  test("are unique, and at most eight", () => {
    expect(wordsOf("law law nursing")).toEqual(["law", "nursing"]);
    expect(wordsOf("a b c d e f g h i j")).toHaveLength(8);
    expect(wordsOf("")).toEqual([]);
  });
});
