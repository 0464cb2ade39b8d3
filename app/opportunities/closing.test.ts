import { expect, test } from "vitest";
import { closingOf } from "./closing.ts";

const today = "2026-11-15";

test.each([
  ["2026-11-15", "clay", "Closes today"],
  ["2026-11-16", "clay", "1 day left"],
  ["2026-11-22", "clay", "7 days left"],
  ["2026-11-23", "marigold", "8 days left"],
  ["2026-12-15", "marigold", "30 days left"],
  ["2026-12-16", "mint", "31 days left"],
  ["2027-01-15", "mint", "2 months left"],
  ["2027-11-15", "mint", "12 months left"],
  ["2026-11-14", "neutral", "Closed"],
])("a scholarship that closes on %s is tagged %s and says '%s'", (deadline, tone, text) => {
  expect(closingOf(deadline, false, today)).toEqual({ tone, text });
});

test("a deadline that is only the usual one names its month and counts no days", () => {
  expect(closingOf("2026-12-15", true, today)).toEqual({ tone: "indigo", text: "Usually closes in Dec" });
});

test("a scholarship without a deadline makes up none", () => {
  expect(closingOf(null, false, today)).toEqual({ tone: "neutral", text: "Deadline varies" });
});
