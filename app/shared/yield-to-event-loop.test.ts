import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { countWaitingRenders, mapYielding, waitToRender } from "./yield-to-event-loop.server.ts";

test("pages that are ready together render one per turn, in order, and requests are accepted in between", async () => {
  const events: string[] = [];
  const draw = async (page: string) => {
    await waitToRender();
    events.push(`${page}, ${countWaitingRenders()} wait`);
  };
  const sendRequests = async () => {
    for (const visit of [1, 2]) {
      await nextTurn();
      events.push(`knock ${visit}`);
    }
  };
  await Promise.all([draw("first"), draw("second"), draw("third"), sendRequests()]);
  expect(events.filter((what) => what.includes("wait"))).toEqual([
    "first, 2 wait",
    "second, 1 wait",
    "third, 0 wait",
  ]);
  expect(events.indexOf("knock 2")).toBeLessThan(events.indexOf("third, 0 wait"));
});

test("a render that fails doesn't block the next one", async () => {
  const failing = waitToRender().then(() => {
    throw new Error("on purpose");
  });
  await expect(failing).rejects.toThrow("on purpose");
  await waitToRender();
  expect(countWaitingRenders()).toBe(0);
});

/** Longer than a slice of work may take, however fast the machine is. */
function workForTwoMilliseconds() {
  const until = performance.now() + 2;
  while (performance.now() < until);
}

test("a long task keeps its order, and requests are accepted before its end", async () => {
  const events: string[] = [];
  const knocking = nextTurn().then(() => events.push("who knocks"));
  const made = await mapYielding([1, 2, 3], (one) => {
    workForTwoMilliseconds();
    events.push(`work ${one}`);
    return 10 * one;
  });
  await knocking;
  expect(made).toEqual([10, 20, 30]);
  expect(events).toEqual(["work 1", "who knocks", "work 2", "work 3"]);
});
