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

  test("allows ten of two hundred parallel attempts, across two servers", async () => {
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

  test("doesn't count refused attempts, and stores no row for them", async () => {
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

  test("counts against all of its limits or none, also with concurrent attempts", async () => {
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

  test("resets when its window ends", async () => {
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

  test("deletes counts that expired over an hour ago, and nothing else, when a new count starts", async () => {
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

  test("counts each subject separately, and stores no personal data", async () => {
    const { accounts } = await testDatabase();
    const limits = openRateLimiter(accounts, secret);
    expect(await limits.consume({ limit, subject: "brian@example.com" })).toMatchObject({ ok: true });
    const keys = await accounts.select({ key: rateLimits.key }).from(rateLimits);
    expect(keys.map(({ key }) => key).join()).not.toContain("brian");
  });

  test("subtracts an attempt that is returned", async () => {
    const { accounts } = await testDatabase();
    const limits = openRateLimiter(accounts, secret);
    for (let attempt = 0; attempt < 30; attempt++) {
      const outcome = await limits.consume({ limit, subject: "chidi" });
      expect(outcome.ok).toBe(true);
      if (outcome.ok) await outcome.refund();
    }
  });
});
