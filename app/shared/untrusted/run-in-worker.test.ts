import { describe, expect, test } from "vitest";
import { startProcess } from "./process.server.ts";
import { startThread } from "./thread.server.ts";
import { type openHelpers as open, openHelpers } from "./worker-pool.server.ts";

const module = "#tests/support/hostile/readers.ts";
const small = { most: 1, megabytes: 32 };
const soon = { ...small, milliseconds: 200 };
const late = { ...small, milliseconds: 600_000 };

describe.each([
  ["a thread", startThread],
  ["a process", startProcess],
])("what is read in %s", (_, start) => {
  const openFor = (limits: Parameters<typeof open>[1]) => {
    const give = openHelpers(start, limits);
    return (name: string, ...given: unknown[]) => give({ module, name, given });
  };

  test("comes back", async () => {
    expect(await openFor(late)("readTheWord", "home")).toEqual({ ok: true, result: "read home" });
  });

  test.each(["readForEver", "matchForEver"])("is ended when it takes too long (%s)", async (name) => {
    const give = openFor(soon);
    expect(await give(name)).toEqual({ ok: false, reason: "too slow" });
    expect(await give("readTheWord", "next")).toEqual({ ok: true, result: "read next" });
  });

  test.each(["fillTheMemory", "doubleTheText"])("is ended when it takes too much (%s)", async (name) => {
    const give = openFor(late);
    expect(await give(name)).toEqual({ ok: false, reason: "too large" });
    expect(await give("readTheWord", "next")).toEqual({ ok: true, result: "read next" });
  });

  test("is too large when it nests deeper than can be followed", async () => {
    expect(await openFor(late)("nestWithoutEnd")).toEqual({ ok: false, reason: "too large" });
  });

  test("is read by another when the helper that has waited for it is just ending", async () => {
    let isEnding = false;
    const give = openHelpers((limits, listener) => {
      const helper = start(limits, listener);
      return {
        ...helper,
        give(work) {
          if (isEnding) helper.kill();
          isEnding = false;
          helper.give(work);
        },
      };
    }, late);
    expect(await give({ module, name: "readTheWord", given: ["home"] })).toEqual({
      ok: true,
      result: "read home",
    });
    isEnding = true;
    expect(await give({ module, name: "readTheWord", given: ["next"] })).toEqual({
      ok: true,
      result: "read next",
    });
  });

  test("is an outcome too when the helper is gone", async () => {
    const give = openFor(late);
    expect(await give("leave")).toEqual({ ok: false, reason: "too large" });
    expect(await give("readTheWord", "next")).toEqual({ ok: true, result: "read next" });
  });

  test("throws our own mistakes, which no page can be blamed for", async () => {
    const give = openFor(late);
    await expect(give("breakDown")).rejects.toThrow("this is a mistake of ours");
    await expect(give("noSuchReader")).rejects.toThrow("has no noSuchReader");
    expect(await give("readTheWord", "next")).toEqual({ ok: true, result: "read next" });
  });

  test("knows nothing of our surroundings", async () => {
    expect(await openFor(late)("seeSecrets")).toEqual({ ok: true, result: {} });
  });

  test("waits for its turn where all helpers are busy, and has it", async () => {
    const give = openFor(soon);
    const asked = ["readForEver", "readTheWord", "readForEver", "readTheWord"].map((name) =>
      give(name, "it"),
    );
    expect(await Promise.all(asked)).toEqual([
      { ok: false, reason: "too slow" },
      { ok: true, result: "read it" },
      { ok: false, reason: "too slow" },
      { ok: true, result: "read it" },
    ]);
  });

  test("keeps nobody from their own work meanwhile", async () => {
    const events: string[] = [];
    const reading = openFor(soon)("readForEver").then(() => events.push("read"));
    for (let turn = 1; turn <= 3; turn++) {
      await new Promise((resolve) => setImmediate(resolve));
      events.push(`turn ${turn}`);
    }
    await reading;
    expect(events).toEqual(["turn 1", "turn 2", "turn 3", "read"]);
  });
});
