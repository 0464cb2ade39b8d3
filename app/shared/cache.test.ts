import { describe, expect, test, vi } from "vitest";
import { Cache, memoize } from "./cache.ts";
import { memoizeByObject } from "./memoize.ts";

describe("a cache", () => {
  test("evicts the least recently used entry", () => {
    const cache = new Cache<number>({ max: 2 });
    cache.set("a", 1);
    cache.set("b", 2);
    cache.get("a");
    cache.set("c", 3);
    expect([cache.get("a"), cache.get("b"), cache.get("c")]).toEqual([1, undefined, 3]);
  });

  test("never exceeds its size", () => {
    const cache = new Cache<string>({ maxSize: 5, sizeOf: (value) => value.length });
    cache.set("a", "xxx");
    cache.set("b", "yyy");
    expect([cache.get("a"), cache.get("b")]).toEqual([undefined, "yyy"]);
  });

  test("fetches once, and again after an error", async () => {
    const cache = new Cache<number>({ max: 2 });
    const fetch = vi.fn().mockRejectedValueOnce(new Error("away")).mockResolvedValue(0);
    await expect(cache.getOrFetch("a", fetch)).rejects.toThrow("away");
    expect([await cache.getOrFetch("a", fetch), await cache.getOrFetch("a", fetch)]).toEqual([0, 0]);
    expect(fetch).toHaveBeenCalledTimes(2);
  });
});

test("a memoized function runs once per string, and once per object", () => {
  const count = vi.fn((given: string | object) => typeof given);
  const ofText = memoize({ max: 10 }, count);
  const ofObject = memoizeByObject(count);
  const object = {};
  expect([ofText("a"), ofText("a"), ofObject(object), ofObject(object)]).toEqual([
    ...["string", "string", "object", "object"],
  ]);
  expect(count).toHaveBeenCalledTimes(2);
});
