import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type Limiter, nextLimit, openLimiter, type Priority, sampleLoad } from "./limiter.ts";

const calm = { limit: 100, peak: 10, lag: 0, waiting: 0 };
const none = { crawler: 0, visitor: 0, member: 0, write: 0, popular: 0 };
let clients = 0;
const newClient = () => `client ${++clients}`;

/** Acquires slots, each for another client, until one would have to wait. Returns the functions that release them. */
async function fill(limiter: Limiter, priority: Priority): Promise<(() => void)[]> {
  const releases: (() => void)[] = [];
  for (;;) {
    const { active } = limiter.state();
    void limiter.acquire(priority, newClient()).then((release) => release && releases.push(release));
    await Promise.resolve();
    await Promise.resolve();
    if (limiter.state().active === active) return releases;
  }
}

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

describe("the limit", () => {
  test.each([
    ["stays while there is room", calm, 100],
    ["grows if all of it is used and nothing waits", { ...calm, peak: 90 }, 105],
    ["shrinks below the peak if the event loop lags", { ...calm, peak: 80, lag: 51 }, 72],
    ["shrinks if many queries wait", { ...calm, peak: 80, waiting: 6 }, 72],
    ["has a minimum", { ...calm, peak: 3, lag: 2000 }, 8],
    ["has a maximum", { ...calm, limit: 4096, peak: 4096 }, 4096],
  ])("%s", (_, moment, expected) => {
    expect(nextLimit(moment)).toBe(expected);
  });

  test("adapts to the load, down and up again", async () => {
    const limiter = openLimiter();
    for (let time = 0; time < 50; time += 1) limiter.sample({ lag: 200, waiting: 0 });
    expect(limiter.state().limit).toBe(8);
    for (let time = 0; time < 60; time += 1) {
      const releases = await fill(limiter, "visitor");
      await vi.advanceTimersByTimeAsync(1000);
      limiter.sample({ lag: 1, waiting: 0 });
      for (const release of releases) release();
    }
    expect(limiter.state().limit).toBeGreaterThan(60);
  });
});

describe("a full limiter", () => {
  test("sheds crawlers first, then visitors, then members, then writes, and reserves slots for popular pages", async () => {
    const limiter = openLimiter();
    const active: Record<string, number> = {};
    for (const priority of ["crawler", "visitor", "member", "write", "popular"] as const)
      active[priority] = (await fill(limiter, priority)).length;
    expect(active).toEqual({ crawler: 32, visitor: 32, member: 16, write: 16, popular: 8 });
  });

  test("reserves two slots for visitors and two for members, however many sign in", async () => {
    const limiter = openLimiter();
    await fill(limiter, "write");
    expect((await fill(limiter, "visitor")).length).toBe(2);
    expect((await fill(limiter, "member")).length).toBe(2);
  });

  test("gives a free slot to the most important request of the queue, then in the order of arrival", async () => {
    const limiter = openLimiter();
    const releases = await fill(limiter, "write");
    await vi.advanceTimersByTimeAsync(1000);
    const admitted: string[] = [];
    const come = async (priority: Priority, name: string) => {
      if (await limiter.acquire(priority, newClient())) admitted.push(name);
    };
    for (const priority of ["visitor", "member"] as const) await fill(limiter, priority);
    await vi.advanceTimersByTimeAsync(1000);
    void come("visitor", "first visitor");
    void come("visitor", "second visitor");
    void come("member", "member");
    void come("write", "write");
    expect(limiter.state()).toMatchObject({ active: 100, queued: 4 });
    const release = async (count: number) => {
      for (const each of releases.splice(0, count)) each();
      await vi.advanceTimersByTimeAsync(0);
      return admitted.splice(0);
    };
    expect(await release(4)).toEqual([]);
    expect(await release(1)).toEqual(["write"]);
    expect(await release(17)).toEqual(["member"]);
    expect(await release(17)).toEqual(["first visitor"]);
    expect(await release(1)).toEqual(["second visitor"]);
    expect(limiter.state()).toMatchObject({ active: 64, queued: 0 });
  });

  test("sheds a request after a second in the queue", async () => {
    const limiter = openLimiter();
    await fill(limiter, "visitor");
    await vi.advanceTimersByTimeAsync(1000);
    const before = limiter.state().shed.visitor;
    const waiting = limiter.acquire("visitor", newClient());
    await vi.advanceTimersByTimeAsync(999);
    expect(limiter.state()).toMatchObject({ queued: 1, shed: { visitor: before } });
    await vi.advanceTimersByTimeAsync(1);
    expect(await waiting).toBeNull();
    expect(limiter.state()).toMatchObject({ active: 64, queued: 0, shed: { visitor: before + 1 } });
  });

  test("admits from the queue when the limit grows", async () => {
    const limiter = openLimiter();
    await fill(limiter, "visitor");
    limiter.sample({ lag: 0, waiting: 0 });
    expect(limiter.state()).toMatchObject({ active: 65, queued: 0 });
  });

  test("is full when its queue is, and always for crawlers", async () => {
    const limiter = openLimiter();
    await fill(limiter, "visitor");
    expect(limiter.isFull("crawler", null)).toBe(true);
    expect(await limiter.acquire("crawler", null)).toBeNull();
    while (!limiter.isFull("visitor", newClient())) void limiter.acquire("visitor", newClient());
    expect(limiter.state()).toMatchObject({ queued: 64, shed: { ...none, crawler: 2, visitor: 1 } });
    expect(limiter.isFull("write", newClient())).toBe(false);
  });

  test("releases a slot once, however often it is released", async () => {
    const limiter = openLimiter();
    const release = await limiter.acquire("visitor", null);
    release?.();
    release?.();
    expect(limiter.state().active).toBe(0);
  });
});

describe("one client", () => {
  const greedy = "198.51.100.7";

  test("gets at most half of the slots and half of the queue, and others are served", async () => {
    const limiter = openLimiter();
    for (let time = 0; time < 250; time += 1) void limiter.acquire("write", greedy);
    await vi.advanceTimersByTimeAsync(0);
    expect(limiter.state()).toMatchObject({ active: 32, queued: 32 });
    expect(limiter.isFull("write", greedy)).toBe(true);
    for (let time = 0; time < 30; time += 1)
      expect(await limiter.acquire("visitor", newClient())).toBeTypeOf("function");
  });

  test("that holds its half does not block others in the queue", async () => {
    const limiter = openLimiter();
    const mine: (() => void)[] = [];
    for (let time = 0; time < 33; time += 1)
      void limiter.acquire("visitor", greedy).then((release) => release && mine.push(release));
    const others = await fill(limiter, "visitor");
    expect(limiter.state()).toMatchObject({ active: 64, queued: 2 });
    others[0]?.();
    expect(limiter.state()).toMatchObject({ active: 64, queued: 1 });
  });
});

describe("a limiter that samples the load", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] }));

  test("does so ten times a second while requests are active and for a second after, and again with the next", async () => {
    let samples = 0;
    const limiter = sampleLoad(openLimiter(), () => {
      samples += 1;
      return 0;
    });
    const samplesIn = (milliseconds: number) => {
      const before = samples;
      vi.advanceTimersByTime(milliseconds);
      return samples - before;
    };
    expect(samplesIn(5_000)).toBe(0);
    const release = await limiter.acquire("visitor", null);
    expect(samplesIn(5_000)).toBe(50);
    release?.();
    expect(samplesIn(5_000)).toBe(10);
    await limiter.acquire("visitor", null);
    expect(samplesIn(5_000)).toBe(50);
  });
});
