import fc from "fast-check";
import { expect, test } from "vitest";
import { shorten } from "./shorten.ts";

test("a short text stays as it is, in one line", () => {
  expect(shorten(" Study\n at home ", 40)).toBe("Study at home");
});

test("a long text is cut between words, without a trailing comma", () => {
  expect(shorten("Tuition, travel, books and a stipend", 18)).toBe("Tuition, travel…");
});

test("no text becomes longer than the limit, or ends in half a character", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.integer({ min: 5, max: 60 }), (text, longest) => {
      const short = shorten(text, longest);
      expect(short.length).toBeLessThanOrEqual(longest + 1);
      expect(short.isWellFormed()).toBe(true);
    }),
  );
});
