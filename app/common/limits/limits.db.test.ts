import { like } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { rateLimits } from "#database/schema/index.ts";
import { testDatabase } from "#tests/support/database.ts";
import { type Limit, openLimits } from "./limits.server.ts";

const limit: Limit = { name: "test-limit", tries: 10, seconds: 900 };
const secret = "a-secret-of-thirty-two-characters-or-more";

/** On the database itself and not in a test's transaction: parallel tries need sessions of their own. */
describe("a limit", () => {
  afterAll(async () => {
    const { accounts } = await testDatabase();
    await accounts.delete(rateLimits).where(like(rateLimits.key, "test-limit%"));
  });

  test("lets ten of two hundred parallel tries pass, on two machines together", async () => {
    const { accounts } = await testDatabase();
    const machines = [openLimits(accounts, secret), openLimits(accounts, secret)];
    const tries = Array.from({ length: 200 }, (_, place) =>
      machines[place % 2]?.take({ limit, whom: "amina" }),
    );
    const turns = await Promise.all(tries);
    expect(turns.filter((turn) => turn?.ok)).toHaveLength(10);
    for (const turn of turns) {
      if (!turn || turn.ok) continue;
      expect(turn.waitSeconds).toBeGreaterThan(0);
      expect(turn.waitSeconds).toBeLessThanOrEqual(900);
    }
  });

  test("counts each apart, and says nothing about whom", async () => {
    const { accounts } = await testDatabase();
    const limits = openLimits(accounts, secret);
    expect(await limits.take({ limit, whom: "brian@example.com" })).toMatchObject({ ok: true });
    const keys = await accounts.select({ key: rateLimits.key }).from(rateLimits);
    expect(keys.map(({ key }) => key).join()).not.toContain("brian");
  });

  test("forgets a try that is given back", async () => {
    const { accounts } = await testDatabase();
    const limits = openLimits(accounts, secret);
    for (let attempt = 0; attempt < 30; attempt++) {
      const turn = await limits.take({ limit, whom: "chidi" });
      expect(turn.ok).toBe(true);
      if (turn.ok) await turn.giveBack();
    }
  });
});
