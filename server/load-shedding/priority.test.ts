import { expect, test } from "vitest";
import { priorityOf } from "./priority.ts";

const phone = "Mozilla/5.0 (Linux; Android 14)";
const crawler = "Mozilla/5.0 (compatible; Googlebot/2.1)";

test.each([
  ["GET", "/browse", phone, false, "visitor"],
  ["HEAD", "/", phone, false, "visitor"],
  ["GET", "/authors", undefined, false, "visitor"],
  ["GET", "/browse", crawler, false, "crawler"],
  ["POST", "/auth", crawler, false, "crawler"],
  ["GET", "/browse", phone, true, "member"],
  ["POST", "/newsletter", phone, false, "member"],
  ["POST", "/saved/heart", phone, true, "write"],
  ["GET", "/auth", phone, false, "write"],
  ["POST", "/auth", phone, false, "write"],
  ["GET", "/auth/challenge.data", phone, false, "write"],
  ["GET", "/api/auth/callback/google", phone, false, "write"],
] as const)(
  "%s %s by %s (signed in: %s) is in the class %s",
  (method, path, userAgent, isMember, expected) => {
    expect(priorityOf({ method, path, userAgent, isMember })).toBe(expected);
  },
);

test("a page that many wait for is popular, no matter who requested it first", () => {
  for (const userAgent of [phone, crawler])
    expect(priorityOf({ method: "GET", path: "/", userAgent, isMember: false, isPopular: true })).toBe(
      "popular",
    );
});
