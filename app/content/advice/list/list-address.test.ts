import { describe, expect, test } from "vitest";
import { listAddress, parseListAddress } from "./list-address.ts";

describe("the address of the list", () => {
  test.each([
    ["", null, 1],
    ["category=financial-aid", "Financial Aid", 1],
    ["category=study-abroad&page=3", "Study Abroad", 3],
    ["category=nonsense&page=0", null, 1],
    ["page=-1", null, 1],
    ["page=1e9", null, 1],
    ["page=9999999999", null, 1],
  ])("%j is parsed, and unknown parameters are left out", (search, category, page) => {
    expect(parseListAddress(new URLSearchParams(search))).toEqual({ category, page });
  });

  test("is as short as possible", () => {
    expect(listAddress({ category: null, page: 1 })).toBe("/advice");
    expect(listAddress({ category: "Financial Aid", page: 2 })).toBe("/advice?category=financial-aid&page=2");
  });
});
