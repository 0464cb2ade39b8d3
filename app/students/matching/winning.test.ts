import { describe, expect, test } from "vitest";
import { winningSets } from "./winning.ts";

describe("what makes a match", () => {
  test.for([
    ["scholarship", [["field"], ["country", "level"], ["country", "gpa"], ["level", "gpa"]]],
    ["college", [["country"], ["field"]]],
    ["internship", [["field"], ["country"]]],
  ] as const)("of a %s", ([kind, sets]) => {
    expect(winningSets(kind)).toEqual(sets);
  });
});
