import { expect, test } from "vitest";
import { signTimestamp, verifyTimestamp } from "./timestamp.server.ts";

const secret = "a-secret-of-thirty-two-characters-or-more";
const noon = Date.UTC(2026, 2, 10, 12);

test("a signed timestamp says when the form was served", () => {
  expect(verifyTimestamp(secret, signTimestamp(secret, noon))).toBe(noon);
});

test.each([
  [
    "another moment under the same signature",
    signTimestamp(secret, noon).replace(/^[^.]+/, (noon - 60_000).toString(36)),
  ],
  ["a stamp signed by someone else", signTimestamp("another-secret-of-thirty-two-characters", noon)],
  ["a moment alone", noon.toString(36)],
  ["nothing", null],
  ["an empty text", ""],
])("%s is not a valid timestamp", (_, stamp) => {
  expect(verifyTimestamp(secret, stamp)).toBeNull();
});
