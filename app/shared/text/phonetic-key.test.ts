import { expect, test } from "vitest";
import { phoneticKey } from "./phonetic-key.ts";

test.each([
  ["fulbrite", "fulbright"],
  ["farmacy", "pharmacy"],
  ["skolarship", "scholarship"],
  ["kemistry", "chemistry"],
  ["collej", "colej"],
  ["psykology", "psychology"],
])("%s sounds like %s", (one, other) => {
  expect(phoneticKey(one)).toBe(phoneticKey(other));
});

test("words that sound different have different keys", () => {
  expect(phoneticKey("nursing")).not.toBe(phoneticKey("nursery"));
});
