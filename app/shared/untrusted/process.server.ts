import { fork } from "node:child_process";
import { createRequire } from "node:module";
import type { StartHelper } from "./worker.server.ts";

const file = createRequire(import.meta.url).resolve("#app/shared/untrusted/process.ts");

/** A process knows none of our secrets, and whatever happens in it happens to it alone. */
export const startProcess: StartHelper = ({ megabytes }, { hears, hasEnded }) => {
  const child = fork(file, {
    env: {},
    execArgv: [`--max-old-space-size=${megabytes}`],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  child.on("message", hears);
  child.on("error", hasEnded);
  child.on("exit", hasEnded);
  return {
    give: (work) => void child.send(work),
    hold(isBusy) {
      child[isBusy ? "ref" : "unref"]();
      child.channel?.[isBusy ? "ref" : "unref"]();
    },
    kill: () => void child.kill("SIGKILL"),
  };
};
