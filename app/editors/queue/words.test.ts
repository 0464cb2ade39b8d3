import { expect, test } from "vitest";
import { queueWords } from "./words.ts";

test("the time that is left is in minutes, and in half hours once it is long", () => {
  expect([1, 2, 89, 98, 140].map((minutes) => queueWords.left(40, minutes))).toEqual([
    "40 cards · about 1 minute",
    "40 cards · about 2 minutes",
    "40 cards · about 89 minutes",
    "40 cards · about 1.5 hours",
    "40 cards · about 2.5 hours",
  ]);
});
