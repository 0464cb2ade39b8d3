import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countryOf, parsePhoneNumber } from "./number.ts";
import { cut, inPlainLetters, longestScreen, writeLines } from "./screen.ts";

describe("characters of a plain phone", () => {
  test("replace those that would double the length of a message", () => {
    expect(inPlainLetters("Université d’Abomey–Calavi · “Bourses” … €500")).toBe(
      'Universite d\'Abomey-Calavi - "Bourses" .. EUR 500',
    );
    expect(inPlainLetters("ትምህርት £100 ~ {a} [b]")).toBe(" £100 a (b)");
  });
});

describe("a screen", () => {
  test("gives the room that short lines don't need to long ones", () => {
    const lines = [
      "Closing soon:",
      { before: "1 ", text: "Short", after: " 30 Nov" },
      { text: "y".repeat(90) },
    ];
    const written = writeLines(lines, 80).split("\n");
    expect(written[1]).toBe("1 Short 30 Nov");
    expect(written.join("\n")).toHaveLength(80);
    expect(written[2]).toMatch(/^y+\.\.$/);
  });

  test("never is longer than 160 characters, and uses only characters that every phone has", () => {
    const line = fc.oneof(
      fc.string({ unit: "binary", maxLength: 300 }),
      fc.record({ text: fc.string({ unit: "binary", maxLength: 300 }), after: fc.string({ maxLength: 30 }) }),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), (lines) => {
        const written = writeLines(lines, longestScreen());
        expect(written.length).toBeLessThanOrEqual(longestScreen());
        expect(written).toMatch(/^[\n -Z_a-z£]*$/);
      }),
      { numRuns: 40 },
    );
  });

  test("shows that something was cut", () => {
    expect(cut("Mandela Rhodes Scholarships", 16)).toBe("Mandela Rhodes..");
    expect(cut("Mandela", 16)).toBe("Mandela");
  });
});

describe("a number", () => {
  test.each([
    ["+254711000111", "+254711000111", "Kenya"],
    [" 254711000111", "+254711000111", "Kenya"],
    ["+2348012345678", "+2348012345678", "Nigeria"],
    ["+4915112345678", "+4915112345678", null],
  ])("%s is parsed as %s, of %s", (given, number, country) => {
    expect(parsePhoneNumber(given)).toBe(number);
    expect(countryOf(number)).toBe(country);
  });

  test.each(["", "0711000111", "+0711", "+254 711", "+2547110001112223", "254711000111'"])(
    "is not found in %j",
    (given) => {
      expect(parsePhoneNumber(given)).toBeNull();
    },
  );
});
