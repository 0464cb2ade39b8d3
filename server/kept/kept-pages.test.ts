import { describe, expect, test } from "vitest";
import type { Versions } from "#database/versions.ts";
import { Answer } from "./answer.ts";
import type { Asked } from "./asked.ts";
import { type Made, openKeptPages } from "./kept-pages.ts";

const asked = (address: string): Asked => ({ key: address, address, host: "fursa.test", savesData: false });
const say = (words: string, status = 200) => new Answer(status, new Headers(), Buffer.from(words));
const made = (words: string, { tables = ["events"], until = 100 }: Partial<Made> = {}): Made => ({
  answer: say(words),
  tables,
  until,
});

/** Pages on a database that says what the test says, at the moment that the test says. */
function open(mostBytes = 1_000_000) {
  const world = { versions: new Map([["events", "1"]]) as Versions | null, moment: 0 };
  const pages = openKeptPages({
    versions: { read: () => world.versions, close: async () => undefined },
    mostBytes,
    now: () => world.moment,
  });
  const texts: string[] = [];
  const ask = async (address: string, work: () => Made | Promise<Made>) => {
    const answer = await pages.answer(asked(address), async () => {
      texts.push(address);
      return work();
    });
    const form = await answer?.form(null);
    return form?.body.toString();
  };
  return { world, ask, made: texts };
}

describe("a page", () => {
  test("is made once, and again when what it was made of has changed", async () => {
    const { world, ask, made: all } = open();
    expect(await ask("/events", () => made("one"))).toBe("one");
    expect(await ask("/events", () => made("two"))).toBe("one");
    world.versions = new Map([
      ["events", "1"],
      ["scholarships", "7"],
    ]);
    expect(await ask("/events", () => made("two"))).toBe("one");
    world.versions = new Map([["events", "2"]]);
    expect(await ask("/events", () => made("two"))).toBe("two");
    expect(all).toHaveLength(2);
  });

  test("is made again when its time has come, whatever the database says", async () => {
    const { world, ask } = open();
    await ask("/events", () => made("one", { until: 100 }));
    world.moment = 99;
    expect(await ask("/events", () => made("two"))).toBe("one");
    world.moment = 100;
    expect(await ask("/events", () => made("two"))).toBe("two");
  });

  test("goes out as it is while the database says nothing", async () => {
    const { world, ask } = open();
    await ask("/events", () => made("one", { until: 100 }));
    world.versions = null;
    world.moment = 200;
    expect(await ask("/events", () => made("two"))).toBe("one");
    expect(await ask("/jobs", () => made("two"))).toBeUndefined();
  });

  test("that is nobody else's is shown to nobody else", async () => {
    const { ask } = open();
    const { promise, resolve } = Promise.withResolvers<Made>();
    const first = ask("/events", () => promise);
    const second = ask("/events", () => made("two"));
    resolve(made("for one", { tables: null }));
    expect(await Promise.all([first, second])).toEqual(["for one", undefined]);
    expect(await ask("/events", () => made("three"))).toBe("three");
  });
});

describe("several who ask for one page at once", () => {
  test("wait for one making of it", async () => {
    const { ask, made: all } = open();
    const { promise, resolve } = Promise.withResolvers<Made>();
    const answers = [
      ask("/events", () => promise),
      ask("/events", () => promise),
      ask("/events", () => promise),
    ];
    resolve(made("one"));
    expect(await Promise.all(answers)).toEqual(["one", "one", "one"]);
    expect(all).toHaveLength(1);
  });

  test("after a change do not wait for a page from before it, nor is that one kept", async () => {
    const { world, ask } = open();
    const { promise, resolve } = Promise.withResolvers<Made>();
    const before = ask("/events", () => promise);
    world.versions = new Map([["events", "2"]]);
    expect(await ask("/events", () => made("new"))).toBe("new");
    resolve(made("old"));
    expect(await before).toBe("old");
    expect(await ask("/events", () => made("newest"))).not.toBe("old");
  });

  test("are all told when it can't be made, and the next may try again", async () => {
    const { ask } = open();
    const failing = Promise.withResolvers<Made>();
    const answers = [ask("/events", () => failing.promise), ask("/events", () => failing.promise)];
    failing.resolve({ answer: say("sorry", 503), tables: null, until: 0 });
    expect(await Promise.all(answers)).toEqual(["sorry", "sorry"]);
    expect(await ask("/events", () => made("one"))).toBe("one");
  });
});

describe("the room for pages", () => {
  test("is left first by what was not asked for the longest", async () => {
    const { ask, made: all } = open(130_000);
    const page = () => made("x".repeat(10_000));
    for (const place of Array.from({ length: 8 }, (_, number) => `/advice/${number}`)) await ask(place, page);
    await ask("/advice/0", page);
    await ask("/advice/8", page);
    all.length = 0;
    await ask("/advice/0", page);
    expect(all).toEqual([]);
    await ask("/advice/1", page);
    expect(all).toEqual(["/advice/1"]);
  });

  test("is not given to one page that is larger than an eighth of it", async () => {
    const { ask, made: all } = open(100_000);
    for (const _ of [1, 2]) await ask("/sitemap.xml", () => made("x".repeat(20_000)));
    expect(all).toHaveLength(2);
  });
});
