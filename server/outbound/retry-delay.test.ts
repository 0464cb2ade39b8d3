import { expect, test } from "vitest";
import { nextTryAfter } from "./retry-delay.ts";

const now = new Date("2026-11-20T06:00:00Z");

test.each([
  [1, "2026-11-20T06:01:00.000Z"],
  [2, "2026-11-20T06:05:00.000Z"],
  [3, "2026-11-20T06:30:00.000Z"],
  [4, "2026-11-20T08:00:00.000Z"],
  [5, "2026-11-20T18:00:00.000Z"],
  [6, undefined],
  [7, undefined],
])("after attempt %i an email is retried at %s", (tries, moment) => {
  expect(nextTryAfter(tries, now)?.toISOString()).toBe(moment);
});
