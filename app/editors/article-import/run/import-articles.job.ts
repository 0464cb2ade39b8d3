import { setTimeout as wait } from "node:timers/promises";
import { defineJob } from "#app/shared/jobs.ts";
import { listUnfinishedRuns } from "./find-run.server.ts";

interface ImportJobData {
  runId?: string;
}

/** Imports the URLs of one run. At startup, without a run id, it re-enqueues unfinished runs. */
export const importArticles = defineJob<ImportJobData>({
  name: "import-articles",
  retryAfter: 1,
  atStart: true,
  run: async ({ db, outbound: outside, jobs, log }, { runId }, signal) => {
    if (runId) {
      // The HTML libraries take many megabytes, so they are loaded on demand.
      const { importRun } = await import("./import-run.server.ts");
      return importRun(db, runId, { outside, log, pause: (ms) => wait(ms, undefined, { signal }), signal });
    }
    const unfinished = await listUnfinishedRuns(db);
    for (const id of unfinished) await jobs.enqueue({ name: "import-articles" }, { runId: id }, id);
    return { resumed: unfinished.length };
  },
});
