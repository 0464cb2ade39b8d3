import { eq, like } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { rateLimits } from "#database/schema/index.ts";
import { testDatabase } from "#tests/support/database/test-database.ts";
import { type Limit, openLimits } from "./rate-limiter.server.ts";

const limit: Limit = { name: "held-limit", tries: 10, seconds: 900 };

afterAll(async () => {
  const { accounts } = await testDatabase();
  await accounts.delete(rateLimits).where(like(rateLimits.key, "held-limit%"));
});

test("nobody waits for an old count that somebody else is holding", async () => {
  const { accounts } = await testDatabase();
  const key = "held-limit:old";
  await accounts.insert(rateLimits).values({ key, points: 1, expire: new Date(Date.now() - 7_200_000) });
  await accounts.transaction(async (own) => {
    await own.update(rateLimits).set({ points: 2 }).where(eq(rateLimits.key, key));
    const turn = await openLimits(accounts, "a-secret-of-thirty-two-characters-or-more").take({
      limit,
      whom: "abena",
    });
    expect(turn).toMatchObject({ ok: true });
  });
});
