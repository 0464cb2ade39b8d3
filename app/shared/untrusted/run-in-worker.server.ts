import { fork } from "node:child_process";
import { createRequire } from "node:module";
import { Worker } from "node:worker_threads";
import type { TaskResult } from "./task.ts";
import type { StartWorker } from "./worker.server.ts";
import { openWorkerPool } from "./worker-pool.server.ts";

/** Resolved by package import, so that the built server, which is in another folder, finds the sources too. */
const { resolve: resolveModule } = createRequire(import.meta.url);

/** Has no environment variables, and only this thread ends at its memory limit. */
export const startWorkerThread: StartWorker = ({ megabytes }, { onMessage, onExit }) => {
  const thread = new Worker(resolveModule("#app/shared/untrusted/thread.ts"), {
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 32 },
  });
  thread.on("message", onMessage);
  // Running out of memory arrives as an error; the exit event follows.
  thread.on("error", () => undefined);
  thread.on("exit", onExit);
  return {
    send: (task) => thread.postMessage(task),
    setBusy: (isBusy) => (isBusy ? thread.ref() : thread.unref()),
    kill: () => void thread.terminate(),
  };
};

/** Has no environment variables, and a crash in native code cannot affect the server. */
export const startWorkerProcess: StartWorker = ({ megabytes }, { onMessage, onExit }) => {
  const child = fork(resolveModule("#app/shared/untrusted/process.ts"), {
    env: {},
    execArgv: [`--max-old-space-size=${megabytes}`],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  child.on("message", onMessage);
  child.on("error", onExit);
  child.on("exit", onExit);
  return {
    send: (task) => void child.send(task),
    setBusy(isBusy) {
      child[isBusy ? "ref" : "unref"]();
      child.channel?.[isBusy ? "ref" : "unref"]();
    },
    kill: () => void child.kill("SIGKILL"),
  };
};

/** A 2 MB page written by people is parsed in less than a second, with less than 100 MB. */
const limits = { milliseconds: 15_000, megabytes: 256 };

const runOnThread = openWorkerPool(startWorkerThread, { max: 2, ...limits });
const runOnProcess = openWorkerPool(startWorkerProcess, { max: 1, ...limits });

type AnyFunction = (...args: never[]) => unknown;
type RunIsolated = <Called extends AnyFunction>(
  module: `#${string}`,
  name: string,
  ...args: Parameters<Called>
) => Promise<TaskResult<Awaited<ReturnType<Called>>>>;

/**
 * Calls a function in a thread that is killed when it takes too long or too much memory. For code that parses third-party pages.
 * Arguments and result are structured-cloned, so they must be plain data.
 */
export const runInThread: RunIsolated = (module, name, ...args) => runOnThread({ module, name, args });

/**
 * The same in a separate process, for native code: a thread can't be stopped while it decodes an image, and a crash
 * of the decoder would crash the server.
 */
export const runInProcess: RunIsolated = (module, name, ...args) => runOnProcess({ module, name, args });
