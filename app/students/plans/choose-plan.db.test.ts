import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { subscriptions, users } from "#database/schema/index.ts";
import { planTypes } from "#database/schema/lists.ts";
import { asViewer } from "#database/viewer.ts";
import { test, testDatabase } from "#tests/support/database/test-database.ts";
import { aMember, anAdmin, aVisitor, somebody } from "#tests/support/people/people.ts";
import { aSignedInMember } from "#tests/support/people/signed-in-member.ts";
import { choosePlan } from "./choose-plan.server.ts";
import { currentPlan } from "./current-plan.ts";
import { findSubscription } from "./find-subscription.server.ts";

const now = new Date("2026-11-15T09:30:00.123Z");
const inOneYear = new Date("2027-11-15T09:30:00.123Z");
const longAgo = new Date("2025-01-01T00:00:00Z");
const expiries = {
  expired: new Date("2026-01-01T00:00:00Z"),
  "not expired": new Date("2026-12-01T00:00:00Z"),
};

/** Every possible state before the choice. */
const before = [
  { state: "without a row", row: null },
  { state: "from free", row: { planType: "free", expiresAt: null } },
  ...(["premium", "enterprise"] as const).flatMap((planType) =>
    Object.entries(expiries).map(([how, expiresAt]) => ({
      state: `from ${planType}, ${how}`,
      row: { planType, expiresAt },
    })),
  ),
] as const;

describe("choosing a plan", () => {
  for (const { state, row } of before) {
    for (const chosen of planTypes) {
      test(`from ${state} to ${chosen} starts it now`, async ({ db }) => {
        const userId = await somebody(db);
        if (row)
          await db.insert(subscriptions).values({ ...row, userId, status: "lapsed", startedAt: longAgo });
        const member = aSignedInMember(db, userId);
        await choosePlan(member, chosen, now);
        const expiresAt = chosen === "free" ? null : inOneYear;
        expect(await db.select().from(subscriptions).where(eq(subscriptions.userId, userId))).toEqual([
          { userId, planType: chosen, status: "active", startedAt: now, expiresAt },
        ]);
        expect(currentPlan(await findSubscription(member), now).type).toBe(chosen);
      });
    }
  }

  test("counts as Free for a member who never chose, and again after 365 days", async ({ db }) => {
    const member = aSignedInMember(db, await somebody(db));
    expect(await findSubscription(member)).toBeNull();
    await choosePlan(member, "premium", now);
    expect(currentPlan(await findSubscription(member), inOneYear)).toEqual({
      type: "free",
      endsOn: "2027-11-15",
      ended: "premium",
    });
  });

  // Not in the test's transaction, since parallel choices need separate sessions.
  test("thirty times at once leaves one complete row", async () => {
    const { db, accounts } = await testDatabase();
    const userId = await somebody(accounts, "Brian Otieno");
    try {
      const member = aSignedInMember(db, userId);
      const choices = Array.from({ length: 30 }, (_, place) => planTypes[place % 3] ?? "free");
      await Promise.all(choices.map((type) => choosePlan(member, type, now)));
      const rows = await asViewer(member.viewer, (own) => own.select().from(subscriptions));
      expect(rows).toHaveLength(1);
      for (const { planType, expiresAt } of rows) {
        expect(expiresAt).toEqual(planType === "free" ? null : inOneYear);
      }
    } finally {
      await accounts.delete(users).where(eq(users.id, userId));
    }
  });
});

describe("a subscription", () => {
  test("is neither visible to nor changed by a stranger, an admin or a visitor", async ({ db }) => {
    const owner = aSignedInMember(db, await somebody(db));
    await choosePlan(owner, "premium", now);
    const someoneElse = await somebody(db, "Chidi Okafor");
    expect(await findSubscription(aSignedInMember(db, someoneElse))).toBeNull();
    for (const viewer of [aMember(db, someoneElse), anAdmin(db, someoneElse)]) {
      expect(await asViewer(viewer, (own) => own.select().from(subscriptions))).toEqual([]);
      const changed = await asViewer(viewer, (own) =>
        own.update(subscriptions).set({ planType: "free", expiresAt: null }).returning(),
      );
      expect(changed).toEqual([]);
      const adding = asViewer(viewer, (own) =>
        own
          .insert(subscriptions)
          .values({ userId: owner.userId })
          .onConflictDoUpdate({ target: subscriptions.userId, set: { planType: "free", expiresAt: null } }),
      );
      await expect(adding).rejects.toMatchObject({ cause: { code: "42501" } });
    }
    const peeking = asViewer(aVisitor(db), (own) => own.select().from(subscriptions));
    await expect(peeking).rejects.toMatchObject({ cause: { code: "42501" } });
    expect(await findSubscription(owner)).toEqual({ planType: "premium", expiresAt: inOneYear });
  });

  test("of another member doesn't change when a stranger chooses", async ({ db }) => {
    const owner = aSignedInMember(db, await somebody(db));
    const stranger = aSignedInMember(db, await somebody(db, "Chidi Okafor"));
    await choosePlan(owner, "enterprise", now);
    await choosePlan(stranger, "free", now);
    expect(await findSubscription(owner)).toEqual({ planType: "enterprise", expiresAt: inOneYear });
  });
});
