import { like } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { rateLimits } from "#database/schema/index.ts";
import { testDatabase } from "#tests/support/database/test-database.ts";
import { openRateLimiter, type RateLimit } from "./rate-limiter.server.ts";

const limit: RateLimit = { name: "test-limit", tries: 10, seconds: 900 };
const byKey = (one: { key: string }, other: { key: string }) => (one.key < other.key ? -1 : 1);
const secret = "a-secret-of-thirty-two-characters-or-more";

/** On the database itself and not in a test's transaction: parallel attempts need separate sessions. */
describe("a limit", () => {
  afterAll(async () => {
    const { accounts } = await testDatabase();
    await accounts.delete(rateLimits).where(like(rateLimits.key, "test-limit%"));
  });

  test("lets ten of two hundred parallel tries pass, on two machines together", async () => {
    const { accounts } = await testDatabase();
    const machines = [openRateLimiter(accounts, secret), openRateLimiter(accounts, secret)];
    const tries = Array.from({ length: 200 }, (_, place) =>
      machines[place % 2]?.consume({ limit, subject: "amina" }),
    );
    const outcomes = await Promise.all(tries);
    expect(outcomes.filter((outcome) => outcome?.ok)).toHaveLength(10);
    for (const outcome of outcomes) {
      if (!outcome || outcome.ok) continue;
      expect(outcome.waitSeconds).toBeGreaterThan(0);
      expect(outcome.waitSeconds).toBeLessThanOrEqual(900);
    }
  });

  test("counts those it refuses no further, and keeps no row for them", async () => {
    const { accounts } = await testDatabase();
    const limits = openRateLimiter(accounts, secret);
    const narrow: RateLimit = { name: "test-limit-narrow", tries: 2, seconds: 900 };
    const rows = () => accounts.select().from(rateLimits).where(like(rateLimits.key, "test-limit%"));
    for (const _ of [1, 2])
      expect(await limits.consume({ limit: narrow, subject: "client" })).toMatchObject({ ok: true });
    const before = await rows();
    for (const address of ["esi", "femi", "grace"]) {
      const outcome = await limits.consume({ limit, subject: address }, { limit: narrow, subject: "client" });
      expect(outcome).toMatchObject({ ok: false, waitSeconds: expect.any(Number) });
    }
    const after = await rows();
    expect(after.toSorted(byKey)).toEqual(before.toSorted(byKey));
  });

  test("counts against all of its limits or against none, also when many come at once", async () => {
    const { accounts } = await testDatabase();
    const limits = openRateLimiter(accounts, secret);
    const wide: RateLimit = { name: "test-limit-wide", tries: 1000, seconds: 900 };
    const tries = Array.from({ length: 40 }, () =>
      limits.consume({ limit: wide, subject: "client" }, { limit, subject: "hassan" }),
    );
    const outcomes = await Promise.all(tries);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(10);
    const [row] = await accounts.select().from(rateLimits).where(like(rateLimits.key, "test-limit-wide:%"));
    expect(row?.points).toBe(10);
  });

  test("begins anew when its time is over", async () => {
    const { accounts } = await testDatabase();
    const limits = openRateLimiter(accounts, secret);
    const once: RateLimit = { name: "test-limit-once", tries: 1, seconds: 900 };
    expect(await limits.consume({ limit: once, subject: "imani" })).toMatchObject({ ok: true });
    expect(await limits.consume({ limit: once, subject: "imani" })).toMatchObject({ ok: false });
    const past = new Date(Date.now() - 1000);
    await accounts.update(rateLimits).set({ expire: past }).where(like(rateLimits.key, "test-limit-once%"));
    expect(await limits.consume({ limit: once, subject: "imani" })).toMatchObject({ ok: true });
    expect(await limits.consume({ limit: once, subject: "imani" })).toMatchObject({ ok: false });
  });

  test("lets go of what was over an hour ago, and of nothing else, when somebody begins to count", async () => {
    const { accounts } = await testDatabase();
    const limits = openRateLimiter(accounts, secret);
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    await accounts.insert(rateLimits).values([
      { key: "test-limit-over:old", points: 1, expire: minutesAgo(61) },
      { key: "test-limit-over:young", points: 1, expire: minutesAgo(59) },
    ]);
    expect(await limits.consume({ limit, subject: "kofi" })).toMatchObject({ ok: true });
    const left = await accounts.select().from(rateLimits).where(like(rateLimits.key, "test-limit-over:%"));
    expect(left.map(({ key }) => key)).toEqual(["test-limit-over:young"]);
  });

  test("counts each apart, and says nothing about whom", async () => {
    const { accounts } = await testDatabase();
    const limits = openRateLimiter(accounts, secret);
    expect(await limits.consume({ limit, subject: "brian@example.com" })).toMatchObject({ ok: true });
    const keys = await accounts.select({ key: rateLimits.key }).from(rateLimits);
    expect(keys.map(({ key }) => key).join()).not.toContain("brian");
  });

  test("forgets a try that is given back", async () => {
    const { accounts } = await testDatabase();
    const limits = openRateLimiter(accounts, secret);
    for (let attempt = 0; attempt < 30; attempt++) {
      const outcome = await limits.consume({ limit, subject: "chidi" });
      expect(outcome.ok).toBe(true);
      if (outcome.ok) await outcome.refund();
    }
  });
});
