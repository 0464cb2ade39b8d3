import { describe, expect, test } from "vitest";
import { startWorkerProcess, startWorkerThread } from "./run-in-worker.server.ts";
import { openWorkerPool } from "./worker-pool.server.ts";

const module = "#app/shared/untrusted/hostile-readers-for-tests.ts";
const small = { max: 1, megabytes: 32 };
const soon = { ...small, milliseconds: 200 };
const late = { ...small, milliseconds: 600_000 };

describe.each([
  ["a thread", startWorkerThread],
  ["a process", startWorkerProcess],
])("a task in %s", (_, start) => {
  const openFor = (limits: Parameters<typeof openWorkerPool>[1]) => {
    const run = openWorkerPool(start, limits);
    return (name: string, ...args: unknown[]) => run({ module, name, args });
  };

  test("returns its result", async () => {
    expect(await openFor(late)("readTheWord", "home")).toEqual({ ok: true, result: "read home" });
  });

  test.each(["readForEver", "matchForEver"])("is stopped when it takes too long (%s)", async (name) => {
    const run = openFor(soon);
    expect(await run(name)).toEqual({ ok: false, reason: "too slow" });
    expect(await run("readTheWord", "next")).toEqual({ ok: true, result: "read next" });
  });

  test.each(["fillTheMemory", "doubleTheText"])(
    "is stopped when it uses too much memory (%s)",
    async (name) => {
      const run = openFor(late);
      expect(await run(name)).toEqual({ ok: false, reason: "too large" });
      expect(await run("readTheWord", "next")).toEqual({ ok: true, result: "read next" });
    },
  );

  test("is refused as too large if its result is nested too deeply", async () => {
    expect(await openFor(late)("nestWithoutEnd")).toEqual({ ok: false, reason: "too large" });
  });

  test("runs in another worker if the idle one is just ending", async () => {
    let isEnding = false;
    const run = openWorkerPool((limits, listener) => {
      const worker = start(limits, listener);
      return {
        ...worker,
        send(task) {
          if (isEnding) worker.kill();
          isEnding = false;
          worker.send(task);
        },
      };
    }, late);
    expect(await run({ module, name: "readTheWord", args: ["home"] })).toEqual({
      ok: true,
      result: "read home",
    });
    isEnding = true;
    expect(await run({ module, name: "readTheWord", args: ["next"] })).toEqual({
      ok: true,
      result: "read next",
    });
  });

  test("returns an outcome too when the worker is gone", async () => {
    const run = openFor(late);
    expect(await run("leave")).toEqual({ ok: false, reason: "too large" });
    expect(await run("readTheWord", "next")).toEqual({ ok: true, result: "read next" });
  });

  test("throws our own errors, which no page has caused", async () => {
    const run = openFor(late);
    await expect(run("breakDown")).rejects.toThrow("this is a mistake of ours");
    await expect(run("noSuchReader")).rejects.toThrow("has no noSuchReader");
    expect(await run("readTheWord", "next")).toEqual({ ok: true, result: "read next" });
  });

  test("has no access to our environment", async () => {
    expect(await openFor(late)("seeSecrets")).toEqual({ ok: true, result: {} });
  });

  test("waits in the queue if all workers are busy", async () => {
    const run = openFor(soon);
    const runs = ["readForEver", "readTheWord", "readForEver", "readTheWord"].map((name) => run(name, "it"));
    expect(await Promise.all(runs)).toEqual([
      { ok: false, reason: "too slow" },
      { ok: true, result: "read it" },
      { ok: false, reason: "too slow" },
      { ok: true, result: "read it" },
    ]);
  });

  test("doesn't block the server in the meantime", async () => {
    const events: string[] = [];
    const reading = openFor(soon)("readForEver").then(() => events.push("read"));
    for (let tick = 1; tick <= 3; tick++) {
      await new Promise((resolve) => setImmediate(resolve));
      events.push(`tick ${tick}`);
    }
    await reading;
    expect(events).toEqual(["tick 1", "tick 2", "tick 3", "read"]);
  });
});
