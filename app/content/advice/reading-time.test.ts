import { describe, expect, test } from "vitest";
import { readingMinutes } from "./reading-time.ts";

describe("reading time", () => {
  test.each([
    ["", 1],
    ["one word", 1],
    ["word ".repeat(299), 1],
    ["word ".repeat(300), 2],
    ["word ".repeat(1_000), 5],
    ["https://example.org/a-very-long-address ".repeat(1_000), 1],
  ])("of %#", (content, minutes) => {
    expect(readingMinutes(content)).toBe(minutes);
  });
});
