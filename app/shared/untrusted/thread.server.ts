import { createRequire } from "node:module";
import { Worker } from "node:worker_threads";
import type { StartHelper } from "./worker.server.ts";

/** Named as every module is, so that the built server, which stands elsewhere, finds the sources too. */
const file = createRequire(import.meta.url).resolve("#app/shared/untrusted/thread.ts");

/** A thread knows none of our secrets, and at its limit of memory it ends alone. */
export const startThread: StartHelper = ({ megabytes }, { hears, hasEnded }) => {
  const thread = new Worker(file, {
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 32 },
  });
  thread.on("message", hears);
  // Running out of memory arrives as an error; the exit follows it.
  thread.on("error", () => undefined);
  thread.on("exit", hasEnded);
  return {
    give: (work) => thread.postMessage(work),
    hold: (isBusy) => (isBusy ? thread.ref() : thread.unref()),
    kill: () => void thread.terminate(),
  };
};
