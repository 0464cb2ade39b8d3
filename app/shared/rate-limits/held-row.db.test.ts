import { eq, like } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { rateLimits } from "#database/schema/index.ts";
import { testDatabase } from "#tests/support/database/test-database.ts";
import { openRateLimiter, type RateLimit } from "./rate-limiter.server.ts";

const limit: RateLimit = { name: "held-limit", tries: 10, seconds: 900 };

afterAll(async () => {
  const { accounts } = await testDatabase();
  await accounts.delete(rateLimits).where(like(rateLimits.key, "held-limit%"));
});

test("no request waits for an expired count that another transaction has locked", async () => {
  const { accounts } = await testDatabase();
  const key = "held-limit:old";
  await accounts.insert(rateLimits).values({ key, points: 1, expire: new Date(Date.now() - 7_200_000) });
  await accounts.transaction(async (own) => {
    await own.update(rateLimits).set({ points: 2 }).where(eq(rateLimits.key, key));
    const attempt = await openRateLimiter(accounts, "a-secret-of-thirty-two-characters-or-more").consume({
      limit,
      subject: "abena",
    });
    expect(attempt).toMatchObject({ ok: true });
  });
});
