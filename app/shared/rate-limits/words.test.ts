import { expect, test } from "vitest";
import { tooManyTries } from "./words.ts";

test.each([
  [1, "Too many tries. Please try again in 1 second."],
  [40, "Too many tries. Please try again in 40 seconds."],
  [60, "Too many tries. Please try again in a minute."],
  [61, "Too many tries. Please try again in 2 minutes."],
  [3600, "Too many tries. Please try again in an hour."],
  [7200, "Too many tries. Please try again in 2 hours."],
  [86_400, "Too many tries. Please try again in 24 hours."],
  [86_401, "Too many tries. Please try again in 2 days."],
])("after %i seconds another attempt is allowed, as the message says", (seconds, sentence) => {
  expect(tooManyTries(seconds)).toBe(sentence);
});
