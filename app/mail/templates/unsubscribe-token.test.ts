import fc from "fast-check";
import { expect, test } from "vitest";
import { makeUnsubscribeToken, readUnsubscribeToken } from "./unsubscribe-token.server.ts";

const secret = "a-secret-of-thirty-two-characters-or-more";
const whom = "8f14e45f-ceea-467f-a0e6-1b2c3d4e5f60";

test.each(["alert", "reminder", "newsletter", "subscriber", "summary"] as const)(
  "a link that stops the %s contains the person and nothing else",
  (what) => {
    const token = makeUnsubscribeToken(secret, { what, whom });
    expect(token).toMatch(/^[\w-]{44}$/);
    expect(readUnsubscribeToken(secret, token)).toEqual({ what, whom });
  },
);

test("a link with any changed character is refused", () => {
  const token = makeUnsubscribeToken(secret, { what: "alert", whom });
  const bytes = Buffer.from(token, "base64url");
  const property = fc.property(
    fc.nat(bytes.length - 1),
    fc.integer({ min: 1, max: 255 }),
    (place, change) => {
      const changed = Buffer.from(bytes);
      changed[place] = (changed[place] ?? 0) ^ change;
      expect(readUnsubscribeToken(secret, changed.toString("base64url"))).toBeNull();
    },
  );
  fc.assert(property, { numRuns: 300 });
});

test.each([
  "",
  "x",
  makeUnsubscribeToken("another-secret-of-thirty-two-characters", { what: "alert", whom }),
])("%j is refused", (token) => {
  expect(readUnsubscribeToken(secret, token)).toBeNull();
});
