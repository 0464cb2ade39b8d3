import { availableParallelism } from "node:os";
import { expect, test } from "vitest";
import { countWorkers } from "./count-workers.ts";

test.each([
  ["one where nothing is said", {}, 1],
  ["as many as are asked for", { WORKERS: "3" }, 3],
  ["one a core", { WORKERS: "auto" }, availableParallelism()],
  ["one where the number makes no sense", { WORKERS: "-1" }, 1],
])("there is %s", (_, environment, count) => {
  expect(countWorkers(environment)).toBe(count);
});
