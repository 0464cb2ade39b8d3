import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { oneByOne } from "./turns.server.ts";

/** Longer than a piece may be, however fast the machine is. */
function workForTwoMilliseconds() {
  const until = performance.now() + 2;
  while (performance.now() < until);
}

test("much work is done in its order, and whoever knocks meanwhile is heard before its end", async () => {
  const heard: string[] = [];
  const knocking = nextTurn().then(() => heard.push("who knocks"));
  const made = await oneByOne([1, 2, 3], (one) => {
    workForTwoMilliseconds();
    heard.push(`work ${one}`);
    return 10 * one;
  });
  await knocking;
  expect(made).toEqual([10, 20, 30]);
  expect(heard).toEqual(["work 1", "who knocks", "work 2", "work 3"]);
});
