import { availableParallelism } from "node:os";
import { expect, test } from "vitest";
import { countWorkers } from "./count-workers.ts";

const DATABASE_URL = "postgres://fursa@db/fursa";

test.each([
  ["one where nothing is said", { DATABASE_URL }, 1],
  ["as many as are asked for", { DATABASE_URL, WORKERS: "3" }, 3],
  ["one a core", { DATABASE_URL, WORKERS: "auto" }, availableParallelism()],
  ["one on the built-in database", { WORKERS: "3" }, 1],
  ["one where the number makes no sense", { DATABASE_URL, WORKERS: "-1" }, 1],
])("there is %s", (_, environment, count) => {
  expect(countWorkers(environment)).toBe(count);
});
