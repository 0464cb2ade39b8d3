import { expect, test } from "vitest";
import { nextOccurrence } from "./calendar.ts";

test.each([
  ["12-15", "2026-11-15", "2026-12-15"],
  ["11-15", "2026-11-15", "2026-11-15"],
  ["11-14", "2026-11-15", "2027-11-14"],
  ["01-01", "2026-12-31", "2027-01-01"],
])("what usually closes on %s next does so, seen from %s, on %s", (usual, today, next) => {
  expect(nextOccurrence(usual, today)).toBe(next);
});
