import { describe, expect, test } from "vitest";
import { openFreshness } from "./freshness.ts";

describe("how far a replica must have come", () => {
  test("is where the primary was when visitors were last given something new", () => {
    const fresh = openFreshness(() => 0);
    fresh.note(100n, true);
    fresh.note(200n, false);
    expect(fresh.floor()).toBe(100n);
    fresh.note(300n, true);
    expect([fresh.floor(), fresh.latest()]).toEqual([300n, 300n]);
  });

  test("is where somebody who asks has written, and no further than the primary has come", () => {
    const fresh = openFreshness(() => 0);
    fresh.note(100n, true);
    fresh.note(200n, false);
    fresh.noteWritten(150n);
    expect(fresh.floor()).toBe(150n);
    fresh.noteWritten(120n);
    fresh.noteWritten(201n);
    expect(fresh.floor()).toBe(150n);
  });

  test("is never more than five seconds ago, and at once where nobody looked for long", () => {
    let now = 0;
    const fresh = openFreshness(() => now);
    fresh.note(100n, true);
    for (now = 1000; now <= 6000; now += 1000) fresh.note(BigInt(100 + now), false);
    expect(fresh.lagFloor()).toBe(2100n);
    now = 60_000;
    fresh.note(9000n, false);
    expect(fresh.floor()).toBe(9000n);
  });

  test("begins anew with a primary that is behind the former", () => {
    const fresh = openFreshness(() => 0);
    fresh.note(500n, true);
    fresh.note(300n, false);
    expect([fresh.floor(), fresh.latest()]).toEqual([300n, 300n]);
  });
});
