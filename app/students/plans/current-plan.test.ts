import { describe, expect, test } from "vitest";
import { planTypes } from "#database/schema/lists.ts";
import { currentPlan, expiryOf } from "./current-plan.ts";
import { parsePlanType } from "./plans.ts";

const now = new Date("2026-11-15T09:30:00Z");
const inMs = (ms: number) => new Date(now.getTime() + ms);

describe("the current plan", () => {
  test("is Free for someone who never chose", () => {
    expect(currentPlan(null, now)).toEqual({ type: "free", endsOn: null, ended: null });
  });

  test("is Free without an end for someone who chose Free", () => {
    const chosen = { planType: "free", expiresAt: null } as const;
    expect(currentPlan(chosen, now)).toEqual({ type: "free", endsOn: null, ended: null });
  });

  for (const planType of ["premium", "enterprise"] as const) {
    test(`is ${planType} until the last moment`, () => {
      const current = currentPlan({ planType, expiresAt: inMs(1) }, now);
      expect(current).toEqual({ type: planType, endsOn: "2026-11-15", ended: null });
    });

    test(`is Free from the moment ${planType} expires`, () => {
      const free = { type: "free", endsOn: "2026-11-15", ended: planType };
      expect(currentPlan({ planType, expiresAt: now }, now)).toEqual(free);
      expect(currentPlan({ planType, expiresAt: inMs(-1) }, now)).toEqual(free);
    });

    test(`is ${planType} without an end when no expiry was set`, () => {
      const current = currentPlan({ planType, expiresAt: null }, now);
      expect(current).toEqual({ type: planType, endsOn: null, ended: null });
    });
  }
});

describe("a plan that is chosen", () => {
  test("never expires when it is free", () => expect(expiryOf("free", now)).toBeNull());

  test("expires 365 days later to the millisecond when it is paid, also over a leap day", () => {
    expect(expiryOf("premium", now)).toEqual(new Date("2027-11-15T09:30:00Z"));
    expect(expiryOf("enterprise", new Date("2027-11-15T09:30:00.123Z"))).toEqual(
      new Date("2028-11-14T09:30:00.123Z"),
    );
  });

  test("is one of the three, by its exact name", () => {
    expect(planTypes.map(parsePlanType)).toEqual(["free", "premium", "enterprise"]);
    for (const other of ["gold", "Premium", "", " free", "toString", null, undefined]) {
      expect(parsePlanType(other)).toBeNull();
    }
  });
});
