import { expect, test } from "vitest";
import { labelOf } from "./words.ts";

test("a listing is called sponsored only with its sponsor's name", () => {
  expect(labelOf(null)).toBe("Featured");
  expect(labelOf("Equity Bank")).toBe("Sponsored by Equity Bank");
});
