import { describe, expect, test } from "vitest";
import { readMatchCursor, writeMatchCursor } from "./match-cursor.ts";

const cursor = {
  rank: 85,
  listedUntil: "2026-12-15",
  createdAt: "1793520000123456",
  id: "0b8f0c5e-3c1d-4a57-9d53-1f0a1c1b2d3e",
};

describe("the cursor of a page of matches", () => {
  test.for([cursor, { ...cursor, listedUntil: "infinity" }])(
    "leads back to where the previous page ended",
    (place) => {
      expect(readMatchCursor(writeMatchCursor(place))).toEqual(place);
    },
  );

  test.for([
    "",
    "85",
    "85.2026-12-15.yesterday.1",
    "85.2026-13-45.1793520000123456.0b8f0c5e-3c1d-4a57-9d53-1f0a1c1b2d3e",
    "85.0000-01-01.1793520000123456.0b8f0c5e-3c1d-4a57-9d53-1f0a1c1b2d3e",
    "'; drop table profiles; --",
  ])("if forged (%s) leads to the first page", (text) => {
    expect(readMatchCursor(text)).toBeNull();
  });
});
