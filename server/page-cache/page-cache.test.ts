import { describe, expect, test } from "vitest";
import { TableCounter } from "#database/changes/table-versions.ts";
import { CacheEntry } from "./cache-entry.ts";
import type { CacheKey } from "./cache-key.ts";
import { openPageCache, type RenderedPage } from "./page-cache.ts";

const keyOf = (address: string): CacheKey => ({
  key: address,
  address,
  host: "fursa.test",
  savesData: false,
  tables: ["events"],
});
const rendered = (text: string, { status = 200, isCacheable = true, until = 100 } = {}): RenderedPage => ({
  entry: new CacheEntry(status, new Headers(), Buffer.from(text)),
  isCacheable,
  until,
});
const failed = () => rendered("sorry", { status: 503, isCacheable: false });

/** A cache with a clock and tables that the test controls. */
function open(maxBytes = 1_000_000) {
  const tables = new TableCounter();
  const world = { moment: 0, isListening: true };
  const cache = openPageCache({
    changes: {
      version: (names) =>
        world.isListening
          ? tables.version(names)
          : `${tables.version(names)} ${Math.floor(world.moment / 10)}`,
      isListening: () => world.isListening,
    },
    maxBytes,
    now: () => world.moment,
  });
  const renders: string[] = [];
  const get = async (address: string, render: () => RenderedPage | Promise<RenderedPage>) => {
    const found = cache.find(keyOf(address));
    const entry =
      found ??
      (await cache.get(keyOf(address), async () => {
        renders.push(address);
        return render();
      }));
    return (await entry?.variant(null))?.body.toString();
  };
  return { world, tables, get, renders, stats: cache.stats };
}

describe("a page", () => {
  test("is rendered once, and again when one of its tables has changed", async () => {
    const { tables, get, renders, stats } = open();
    expect(await get("/events", () => rendered("one"))).toBe("one");
    expect(await get("/events", () => rendered("two"))).toBe("one");
    tables.changed("scholarships");
    expect(await get("/events", () => rendered("two"))).toBe("one");
    tables.changed("events");
    expect(await get("/events", () => rendered("two"))).toBe("two");
    tables.changedAll();
    expect(await get("/events", () => rendered("three"))).toBe("three");
    expect(renders).toHaveLength(3);
    expect(stats()).toMatchObject({ entries: 1, hits: 2, misses: 3 });
  });

  test("is rendered again when it expires, whatever the database reports", async () => {
    const { world, get } = open();
    await get("/events", () => rendered("one", { until: 100 }));
    world.moment = 99;
    expect(await get("/events", () => rendered("two"))).toBe("one");
    world.moment = 100;
    expect(await get("/events", () => rendered("two"))).toBe("two");
  });

  test("that is for one request only is sent to nobody else", async () => {
    const { get } = open();
    const { promise, resolve } = Promise.withResolvers<RenderedPage>();
    const first = get("/events", () => promise);
    const second = get("/events", () => rendered("two"));
    resolve(rendered("for one", { isCacheable: false }));
    expect(await Promise.all([first, second])).toEqual(["for one", undefined]);
    expect(await get("/events", () => rendered("three"))).toBe("three");
  });

  test("is served stale while the database is unavailable, and retried a second later", async () => {
    const { world, tables, get, renders } = open();
    await get("/events", () => rendered("one"));
    tables.changed("events");
    expect(await get("/events", failed)).toBe("sorry");
    world.isListening = false;
    expect(await get("/events", failed)).toBe("one");
    expect(await get("/events", failed)).toBe("one");
    expect(renders).toHaveLength(3);
    world.moment += 1000;
    expect(await get("/events", () => Promise.reject(new Error("away")))).toBe("one");
    world.moment += 1000;
    expect(await get("/events", () => rendered("two", { until: 5000 }))).toBe("two");
    expect(await get("/jobs", failed)).toBe("sorry");
  });

  test("expires with its version while no changes are received", async () => {
    const { world, get } = open();
    world.isListening = false;
    await get("/events", () => rendered("one"));
    expect(await get("/events", () => rendered("two"))).toBe("one");
    world.moment = 10;
    expect(await get("/events", () => rendered("two"))).toBe("two");
  });

  test("doesn't wait for a database that doesn't respond", async () => {
    const { world, get } = open();
    await get("/events", () => rendered("one"));
    world.isListening = false;
    expect(await get("/events", () => new Promise(() => undefined))).toBe("one");
  });
});

describe("several requests for one page at once", () => {
  test("share one render", async () => {
    const { get, renders } = open();
    const { promise, resolve } = Promise.withResolvers<RenderedPage>();
    const responses = [1, 2, 3].map(() => get("/events", () => promise));
    resolve(rendered("one"));
    expect(await Promise.all(responses)).toEqual(["one", "one", "one"]);
    expect(renders).toHaveLength(1);
  });

  test("after a change don't share a render from before it, and that one isn't stored", async () => {
    const { tables, get } = open();
    const { promise, resolve } = Promise.withResolvers<RenderedPage>();
    const before = get("/events", () => promise);
    tables.changed("events");
    resolve(rendered("old"));
    expect(await before).toBe("old");
    expect(await get("/events", () => rendered("new"))).toBe("new");
  });

  test("all get the error when it can't be rendered, and the next may try again", async () => {
    const { get } = open();
    const failing = Promise.withResolvers<RenderedPage>();
    const responses = [get("/events", () => failing.promise), get("/events", () => failing.promise)];
    failing.resolve(failed());
    expect(await Promise.all(responses)).toEqual(["sorry", "sorry"]);
    expect(await get("/events", () => rendered("one"))).toBe("one");
  });
});

describe("the memory of the cache", () => {
  test("is freed of the least recently used page first", async () => {
    const { get, renders } = open(130_000);
    const page = () => rendered("x".repeat(10_000));
    for (const place of Array.from({ length: 8 }, (_, number) => `/advice/${number}`)) await get(place, page);
    await get("/advice/0", page);
    await get("/advice/8", page);
    renders.length = 0;
    await get("/advice/0", page);
    expect(renders).toEqual([]);
    await get("/advice/1", page);
    expect(renders).toEqual(["/advice/1"]);
  });

  test("isn't given to one page that is larger than an eighth of it", async () => {
    const { get, renders } = open(100_000);
    for (const _ of [1, 2]) await get("/sitemap.xml", () => rendered("x".repeat(20_000)));
    expect(renders).toHaveLength(2);
  });
});
