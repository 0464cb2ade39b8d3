import { setTimeout as wait } from "node:timers/promises";
import { defineJob } from "#app/shared/jobs.ts";
import { findUnfinishedRuns } from "./find-run.server.ts";

interface Order {
  runId?: string;
}

/** Imports the addresses of one run. At start, without one, it takes up the runs whose order came to nothing. */
export const importArticles = defineJob<Order>({
  name: "import-articles",
  retryAfter: 1,
  atStart: true,
  run: async ({ db, outbound: outside, jobs, log }, { runId }, signal) => {
    if (runId) {
      // The tools that read web pages weigh many megabytes: they are loaded when they are needed.
      const { importRun } = await import("./import-run.server.ts");
      return importRun(db, runId, { outside, log, pause: (ms) => wait(ms, undefined, { signal }), signal });
    }
    const left = await findUnfinishedRuns(db);
    for (const id of left) await jobs.enqueue({ name: "import-articles" }, { runId: id }, id);
    return { takenUp: left.length };
  },
});
