import { expect, test } from "vitest";
import { compareAddress } from "#app/catalogue/cards/compare-link.tsx";
import { parseComparedItems } from "./parse-compared-items.ts";

const id = (digit: number) => `${String(digit).repeat(8)}-5d6f-4a7b-8c9d-0e1f2a3b4c5d`;
const award = (digit: number) => ({ kind: "scholarship" as const, id: id(digit) });

test("an address is parsed back to the items it was written for", () => {
  const items = [award(1), award(2), award(3)];
  const address = compareAddress(items);
  expect(address).toBe(`/compare?items=scholarship/${id(1)},scholarship/${id(2)},scholarship/${id(3)}`);
  const typed = new URL(address, "https://fursa.example").searchParams.get("items");
  expect(parseComparedItems(typed)).toEqual({ items, leftOut: [] });
});

test.each([
  ["nothing", null, [], []],
  ["an empty list", " ,,", [], []],
  ["one twice", `scholarship/${id(1)},scholarship/${id(1)}`, [award(1)], []],
  ["what is no id", `scholarship/${id(1)},scholarship/7,<b>`, [award(1)], ["unreadable"]],
  [
    "two kinds",
    `scholarship/${id(1)},college/${id(2)},scholarship/${id(3)}`,
    [award(1), award(3)],
    ["otherKind"],
  ],
  [
    "four",
    [1, 2, 3, 4].map((digit) => `scholarship/${id(digit)}`).join(","),
    [award(1), award(2), award(3)],
    ["tooMany"],
  ],
])("of %s it takes what can be compared, and says what not", (_, typed, items, leftOut) => {
  expect(parseComparedItems(typed)).toEqual({ items, leftOut });
});
