import { expect, test } from "vitest";
import { soundOf } from "./sound-of.ts";

test.each([
  ["fulbrite", "fulbright"],
  ["farmacy", "pharmacy"],
  ["skolarship", "scholarship"],
  ["kemistry", "chemistry"],
  ["collej", "colej"],
  ["psykology", "psychology"],
])("%s sounds like %s", (one, other) => {
  expect(soundOf(one)).toBe(soundOf(other));
});

test("what sounds otherwise is another word", () => {
  expect(soundOf("nursing")).not.toBe(soundOf("nursery"));
});
